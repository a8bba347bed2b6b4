/**
 * What does not fit on this screen. `boards`: test ids, each with the share of the screen that it must have;
 * `reached`: a selector of all that must be in sight, or come into sight by scrolling, whole and under nothing;
 * `seenAtOnce`: of all that must be in sight before anybody scrolls.
 */
async ({ boards, reached, seenAtOnce }) => {
  const TRIES = 120; // frames until the page must have settled in its new shape
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (one) => one.dataset.testid ?? `${one.tagName.toLowerCase()}.${one.getAttribute('class')}`;
  const boxOf = (one) => one.getBoundingClientRect();
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** How much of it, or of a part of it, is seen inside all that cuts it. */
  function seen(one, part = boxOf(one)) {
    let box = common(part, screen);
    for (let above = one.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible') box = common(box, boxOf(above));
    }
    return area(box);
  }

  function isOnTop(one) {
    const { left, top, width, height } = boxOf(one);
    for (const parts of [2, 4, 8, 16, 32]) {
      for (let i = 1; i < parts; i++) {
        for (let j = 1; j < parts; j++) {
          const point = [left + (width * i) / parts, top + (height * j) / parts];
          if (one.contains(document.elementFromPoint(...point))) return true;
        }
      }
    }
    return false;
  }

  /** In sight after scrolling: as a whole or, where it is higher than what it scrolls in, first its top and then its foot. */
  function isReached(one) {
    one.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: 'instant',
    });
    if (!isOnTop(one)) return false;
    if (seen(one) > 0.97 * area(boxOf(one))) return true;
    return ['start', 'end'].every((block) => {
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = boxOf(one);
      const edge =
        block === 'start'
          ? { left, top, right, bottom: top + 40 }
          : { left, top: bottom - 40, right, bottom };
      return seen(one, edge) > 0.97 * area(edge);
    });
  }

  /** Something in it is cut off, and neither scrolls nor ends in an ellipsis. */
  function isCut(one) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || one.closest('.unseen')) return false;
    return (
      (overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) ||
      (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1)
    );
  }

  function faults() {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('the page scrolls');
    for (const [name, share] of boards) {
      for (const one of all(`[data-testid="${name}"]`)) {
        const has = seen(one) / area(screen);
        if (has < share) found.push(`${name} has ${(100 * has).toFixed(1)} % of the screen`);
      }
    }
    for (const one of seenAtOnce ? all(seenAtOnce) : []) {
      if (seen(one) < 0.97 * area(boxOf(one))) found.push(`${named(one)} is not in sight`);
    }
    const wanted = all(reached).filter((one) => one.getClientRects().length); // another tab may show the rest
    if (!wanted.length) found.push('there is nothing to reach');
    for (const one of wanted) if (!isReached(one)) found.push(`${named(one)} cannot be reached`);
    for (const one of all('[data-testid="table"], [data-testid="table"] :not(svg, svg *)')) {
      if (isCut(one)) found.push(`something in ${named(one)} is cut off`);
    }
    return found;
  }

  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  let found = faults();
  for (let tries = 0; found.length && tries < TRIES; tries++) {
    await frame();
    found = faults();
  }
  return found;
};
