/** Seats with their places. Seats that tie share a place, and the places after it are skipped. */
export function placings(ranking: readonly (readonly number[])[]): { seat: number; place: number }[] {
  const rows: { seat: number; place: number }[] = [];
  for (const tied of ranking) {
    const place = rows.length + 1;
    for (const seat of tied) rows.push({ seat, place });
  }
  return rows;
}
