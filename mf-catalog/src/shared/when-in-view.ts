/** Calls `act` whenever the element comes into view. Returns what ends it. */
export function whenInView(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && act());
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
