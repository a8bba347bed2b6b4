/** Wheel, drag and pinch on a window with a camera. A drag that moved nothing stays a click. */

import { dragged, zoomed, type Camera, type Size } from './camera';
import type { Point } from './geometry';

export interface Gestured {
  camera(): Camera;
  chart(): Size;
  window(): Size;
  see(camera: Camera): void;
}

const STILL = 6; // pixels that a click may wander
const WHEEL = 0.0016;

export function gestures(node: HTMLElement, on: Gestured) {
  const pointers = new Map<number, Point>();
  let wandered = 0;

  const local = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const zoom = (pixel: Point, factor: number) =>
    on.see(zoomed(on.camera(), on.chart(), on.window(), pixel, factor));

  function wheel(event: WheelEvent) {
    const nearer = event.deltaY < 0;
    if (!nearer && on.camera().zoom === 1) return; // let the page scroll
    event.preventDefault();
    zoom(local(event), Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 20 : 1)));
  }

  function down(event: PointerEvent) {
    if (pointers.size === 0) wandered = 0;
    pointers.set(event.pointerId, local(event));
  }

  function move(event: PointerEvent) {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const now = local(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = Math.hypot(last.x - other.x, last.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      wandered = Infinity;
      if (apart > 0) zoom(middle, Math.hypot(now.x - other.x, now.y - other.y) / apart);
    } else {
      wandered += Math.hypot(now.x - last.x, now.y - last.y);
      if (wandered < STILL) return; // the way so far counts once it is a drag
    }
    if (on.camera().zoom > 1 && !node.hasPointerCapture(event.pointerId)) {
      node.setPointerCapture(event.pointerId);
    }
    const share = other ? 0.5 : 1;
    const by = { x: (now.x - last.x) * share, y: (now.y - last.y) * share };
    on.see(dragged(on.camera(), on.chart(), on.window(), by));
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId);
  }

  /** Keep the click that ends a drag from counting. */
  function click(event: MouseEvent) {
    if (wandered < STILL || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
    ['wheel', wheel, { passive: false }],
    ['pointerdown', down, {}],
    ['pointermove', move, {}],
    ['pointerup', up, {}],
    ['pointercancel', up, {}],
    ['pointerleave', up, {}],
    ['click', click, { capture: true }],
  ];
  for (const [type, listener, options] of listeners) {
    node.addEventListener(type, listener as EventListener, options);
  }
  return {
    destroy() {
      for (const [type, listener, options] of listeners) {
        node.removeEventListener(type, listener as EventListener, options);
      }
    },
  };
}
