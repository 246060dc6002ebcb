const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/** Controls and badges closer than this (px) would look like one object with the link. */
const CLEARANCE = 12;

const around = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x - CLEARANCE, y - CLEARANCE, width + 2 * CLEARANCE, height + 2 * CLEARANCE);

/**
 * Marks `place` while its link is over a swipeable row (`data-rail`), a car's picture (`data-car-picture`) or another part
 * (`data-edge-to-edge`) that extends to the window's edge, or close to a button, link, badge (`data-badge`) or cell of
 * a table. Returns a function that stops it.
 */
export function hideOverContent(place: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    const link = place.querySelector('a')?.getBoundingClientRect();
    const isAny = (selector: string, box: DOMRect) =>
      [...document.querySelectorAll(selector)].some((part) => isOver(part.getBoundingClientRect(), box));
    place.toggleAttribute(
      'data-over-content',
      link !== undefined &&
        (isAny('[data-rail], [data-car-picture], [data-edge-to-edge]', link) ||
          isAny('main :is(a, button, td, [data-badge])', around(link))),
    );
  };
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Observing reports once at the start, and afterwards what loads and shifts the page.
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
  window.addEventListener('scroll', lookSoon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    window.removeEventListener('scroll', lookSoon);
  };
}
