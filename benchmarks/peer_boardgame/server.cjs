// boardgame.io's own server as its manual starts it; matches are kept in memory only.
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
