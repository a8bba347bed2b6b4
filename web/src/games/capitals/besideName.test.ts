import { expect, test } from 'vitest';
import { chartOf } from '../../board/chart';
import { SEAS } from '../../board/sample';
import { layoutOf } from '../../board/stands';
import { besideName, coveredBy } from '../../board/besideName';
import { sampleView, land } from './sample';
import { standsOf } from './standing';

const chart = chartOf(SEAS);
const layout = layoutOf(chart, 1);
const units = { infantry: 3, cavalry: 1, artillery: 0, caravan: 0 };

test('a number stands clear of the name and of the pieces of its province', () => {
  const lands = [land(1, { owner: 0, holder: 0, units }), land(2)];
  const covered = coveredBy(layout, standsOf(sampleView({ lands })));
  expect(covered.get(1)).toHaveLength(2);
  for (const place of [1, 2]) {
    const name = layout.names.get(place)!;
    const room = { width: 2 * name.size, height: name.size };
    const at = besideName(chart, place, name, room, covered.get(place));
    const box = {
      left: at.x - room.width / 2,
      right: at.x + room.width / 2,
      top: at.y - room.height / 2,
      bottom: at.y + room.height / 2,
    };
    for (const other of [name.box, ...(covered.get(place) ?? [])])
      expect(
        box.left >= other.right ||
          box.right <= other.left ||
          box.top >= other.bottom ||
          box.bottom <= other.top,
      ).toBe(true);
  }
});

test('where there is no room at all it stands left of the name', () => {
  const name = layout.names.get(1)!;
  const at = besideName(chart, 1, name, { width: 5000, height: 5000 });
  expect(at.x).toBeLessThan(name.box.left);
});
