// A small game of armies on 21 regions for two, about as large on the wire as a view of empire. Each player has
// a hand that the other must not see, so that the server makes a view for each of them, as ours does.
const REGIONS = 21;

module.exports = {
  name: 'regions',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({
    regions: Array.from({ length: REGIONS }, (_, region) => ({
      region,
      armies: [0, 0],
      neutral: 0,
      cities: [0, 0],
      token: null,
      controller: null,
    })),
    hands: { 0: [1, 2, 3], 1: [4, 5, 6] },
    row: [7, 8, 9, 10, 11, 12],
    placed: 0,
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, region) => {
      if (!Number.isInteger(region) || region < 0 || region >= REGIONS) return 'INVALID_MOVE';
      const place = G.regions[region];
      place.armies[Number(playerID)] += 1;
      place.controller =
        place.armies[0] === place.armies[1] ? null : place.armies[0] > place.armies[1] ? 0 : 1;
      G.placed += 1;
    },
  },
};
