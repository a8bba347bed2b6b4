/** Which part of a chart is seen. Pinch, wheel and drag change it, but never lose the chart. */

import type { Point } from './geometry';

export interface Size {
  width: number;
  height: number;
}

/** Zoom 1 shows the whole chart; `x`, `y` is the chart's point in the middle of the window. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const CLOSEST = 6;

export function whole(chart: Size): Camera {
  return { zoom: 1, x: chart.width / 2, y: chart.height / 2 };
}

/** Pixels for one unit of the chart when it is seen whole. */
function fitting(chart: Size, window: Size): number {
  return Math.min(window.width / chart.width, window.height / chart.height);
}

/** Pixels for one unit of the chart. */
export function scaleOf(camera: Camera, chart: Size, window: Size): number {
  return camera.zoom * fitting(chart, window);
}

const WORTH_TURNING = 1.1;

/** Whether a chart turned by a quarter would be seen clearly larger in this window. */
export function largerSideways(chart: Size, window: Size): boolean {
  const sideways = { width: chart.height, height: chart.width };
  return fitting(sideways, window) > WORTH_TURNING * fitting(chart, window);
}

const STEP = 1.5;

/** A step nearer; the first one fills the window where the whole chart leaves much of it empty. */
export function nearer(camera: Camera, chart: Size, window: Size): Camera {
  const zoom = fillingZoom(chart, window);
  const factor = camera.zoom < zoom / STEP ? zoom / camera.zoom : STEP;
  return zoomed(camera, chart, window, { x: window.width / 2, y: window.height / 2 }, factor);
}

/**
 * As far away as possible without leaving any of the window empty, with a point as near the middle as
 * possible.
 */
export function filling(chart: Size, window: Size, { x, y }: Point): Camera {
  return held({ zoom: fillingZoom(chart, window), x, y }, chart, window);
}

function fillingZoom(chart: Size, window: Size): number {
  const largest = Math.max(window.width / chart.width, window.height / chart.height);
  return Math.min(CLOSEST, largest / fitting(chart, window));
}

export function farther(camera: Camera, chart: Size, window: Size): Camera {
  return zoomed(camera, chart, window, { x: window.width / 2, y: window.height / 2 }, 1 / STEP);
}

/** The chart's point under a pixel of the window. */
export function under(camera: Camera, chart: Size, window: Size, pixel: Point): Point {
  const scale = scaleOf(camera, chart, window);
  return {
    x: camera.x + (pixel.x - window.width / 2) / scale,
    y: camera.y + (pixel.y - window.height / 2) / scale,
  };
}

/** The camera nearer by a factor; the chart's point under `pixel` stays where it is. */
export function zoomed(camera: Camera, chart: Size, window: Size, pixel: Point, factor: number): Camera {
  const zoom = Math.max(1, Math.min(CLOSEST, camera.zoom * factor));
  const fixed = under(camera, chart, window, pixel);
  const scale = scaleOf({ ...camera, zoom }, chart, window);
  return held(
    {
      zoom,
      x: fixed.x - (pixel.x - window.width / 2) / scale,
      y: fixed.y - (pixel.y - window.height / 2) / scale,
    },
    chart,
    window,
  );
}

/** The camera after a drag by this many pixels. */
export function dragged(camera: Camera, chart: Size, window: Size, by: Point): Camera {
  const scale = scaleOf(camera, chart, window);
  return held({ ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale }, chart, window);
}

/** Whether a point of the chart can be seen. */
export function sees(camera: Camera, chart: Size, window: Size, point: Point): boolean {
  const scale = scaleOf(camera, chart, window);
  return (
    Math.abs(point.x - camera.x) <= window.width / 2 / scale &&
    Math.abs(point.y - camera.y) <= window.height / 2 / scale
  );
}

/** The camera moved just far enough for a point to be well in sight. */
export function showing(camera: Camera, chart: Size, window: Size, point: Point): Camera {
  const scale = scaleOf(camera, chart, window);
  const reach = { x: (window.width * 0.38) / scale, y: (window.height * 0.38) / scale };
  return held(
    {
      ...camera,
      x: Math.max(point.x - reach.x, Math.min(point.x + reach.x, camera.x)),
      y: Math.max(point.y - reach.y, Math.min(point.y + reach.y, camera.y)),
    },
    chart,
    window,
  );
}

/** The same camera, pushed back if it would show more empty space beside the chart than it has to. */
function held(camera: Camera, chart: Size, window: Size): Camera {
  const scale = scaleOf(camera, chart, window);
  return {
    zoom: camera.zoom,
    x: heldOn(camera.x, chart.width, window.width / scale),
    y: heldOn(camera.y, chart.height, window.height / scale),
  };
}

function heldOn(middle: number, length: number, seen: number): number {
  if (seen >= length) return length / 2;
  return Math.max(seen / 2, Math.min(length - seen / 2, middle));
}

/** The view box that shows what the camera sees, and a margin around it, relative to the window. */
export function viewBox(camera: Camera, chart: Size, window: Size, margin = 0): string {
  const scale = scaleOf(camera, chart, window) || 1;
  const width = (window.width / scale) * (1 + 2 * margin);
  const height = (window.height / scale) * (1 + 2 * margin);
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
}

/** Whether a drawing for one camera, with a margin, has all of the chart that another camera sees. */
export function covers(drawn: Camera, seen: Camera, chart: Size, window: Size, margin: number): boolean {
  const covered = (at: 'x' | 'y', length: number, across: number) => {
    const half = across / 2 / scaleOf(seen, chart, window);
    const reach = (across * (0.5 + margin)) / scaleOf(drawn, chart, window);
    const first = Math.max(0, seen[at] - half);
    const last = Math.min(length, seen[at] + half);
    return first >= drawn[at] - reach && last <= drawn[at] + reach;
  };
  return covered('x', chart.width, window.width) && covered('y', chart.height, window.height);
}

/**
 * The CSS transform that makes a drawing for one camera look as another camera sees it, from the upper left
 * corner. A drawing that is only moved stays sharp: it moves by whole pixels of the screen, whose size is
 * `pixel`.
 */
export function shifted(drawn: Camera, seen: Camera, chart: Size, window: Size, pixel = 0.01): string {
  const scale = scaleOf(seen, chart, window);
  const factor = seen.zoom / drawn.zoom;
  const grain = factor === 1 ? pixel : 0.01;
  const x = (window.width / 2) * (1 - factor) + (drawn.x - seen.x) * scale;
  const y = (window.height / 2) * (1 - factor) + (drawn.y - seen.y) * scale;
  const at = (length: number) => `${(Math.round(length / grain) * grain).toFixed(2)}px`;
  return `translate(${at(x)}, ${at(y)}) scale(${factor.toFixed(5)})`;
}
