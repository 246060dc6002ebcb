const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/**
 * Marks `place` while its link is over a swipeable row (`data-rail`), a car's picture (`data-car-picture`) or another part
 * (`data-edge-to-edge`) that extends to the window's edge. Returns a function that stops it.
 */
export function hideOverCars(place: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    const link = place.querySelector('a')?.getBoundingClientRect();
    const below = [...document.querySelectorAll('[data-rail], [data-car-picture], [data-edge-to-edge]')];
    place.toggleAttribute(
      'data-over-car',
      below.some((part) => link && isOver(part.getBoundingClientRect(), link)),
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
