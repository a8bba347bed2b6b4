export interface Spot {
  side: 'above' | 'below' | 'before' | 'after';
  left: number;
  top: number;
  arrow: number; // where the arrow sits along the edge
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/**
 * Where a bubble stands beside the thing it is about: outside it if there is room, otherwise over its middle.
 */
export function placeBeside(
  target: Box,
  bubble: { width: number; height: number },
  screen: { width: number; height: number },
): Spot {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const left = clamp(middle.x - bubble.width / 2, EDGE, screen.width - bubble.width - EDGE);
  const top = clamp(middle.y - bubble.height / 2, EDGE, screen.height - bubble.height - EDGE);
  const alongX = clamp(middle.x - left, 16, bubble.width - 16);
  const alongY = clamp(middle.y - top, 16, bubble.height - 16);
  if (target.top - GAP - bubble.height >= EDGE)
    return { side: 'above', left, top: target.top - GAP - bubble.height, arrow: alongX };
  if (target.top + target.height + GAP + bubble.height <= screen.height - EDGE)
    return { side: 'below', left, top: target.top + target.height + GAP, arrow: alongX };
  if (target.left - GAP - bubble.width >= EDGE)
    return { side: 'before', left: target.left - GAP - bubble.width, top, arrow: alongY };
  if (target.left + target.width + GAP + bubble.width <= screen.width - EDGE)
    return { side: 'after', left: target.left + target.width + GAP, top, arrow: alongY };
  return {
    side: 'below',
    left,
    top: clamp(target.top + EDGE, EDGE, screen.height - bubble.height - EDGE),
    arrow: alongX,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
