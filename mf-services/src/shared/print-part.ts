/** Prints one part of the page alone: `data-print` on the root names it for the style sheets meanwhile. */
export function printPart(part: 'quote' | 'sheet'): void {
  const root = document.documentElement;
  root.dataset.print = part;
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  window.print();
}
