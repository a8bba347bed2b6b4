import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
const { routeOf } = await import('./router.svelte');

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/operator', { page: 'operator' }],
  ['/t/ab12cd34ef', { page: 'table', id: 'ab12cd34ef' }],
  ['/t/ab12cd34ef/', { page: 'table', id: 'ab12cd34ef' }],
  ['/t/ab12cd34ef/replay', { page: 'replay', id: 'ab12cd34ef', step: null }],
  ['/t/ab12cd34ef/replay/0', { page: 'replay', id: 'ab12cd34ef', step: 0 }],
  ['/rules/empire', { page: 'rules', game: 'empire', clause: null }],
  ['/rules/empire/E4.3', { page: 'rules', game: 'empire', clause: 'E4.3' }],
  ['/claim/Xy_9-z', { page: 'claim', code: 'Xy_9-z' }],
  ['/t/../etc', { page: 'lost' }],
  ['/nowhere', { page: 'lost' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
