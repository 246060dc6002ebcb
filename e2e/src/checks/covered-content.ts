import type { Locator } from '@playwright/test';

/**
 * Finds texts, fields, buttons, pictures and icons within an element of the page (`within`, a selector) that another
 * element covers, even partially. Pictures as wide as the window do not count, nor does what can be swiped from below.
 */
export const coveredContent = (over: Locator, within: string): Promise<string[]> =>
  over.evaluate((element, selector) => {
    const box = element.getBoundingClientRect();
    const under = document.querySelector(selector);
    if (!under) throw new Error(`The page has no ${selector}`);
    const meets = (part: DOMRect) =>
      part.width > 1 && part.left < box.right && part.right > box.left && part.top < box.bottom && part.bottom > box.top;
    const isSwiped = (part: Element | null): boolean =>
      part !== null && part !== under && (/auto|scroll/.test(getComputedStyle(part).overflowX) || isSwiped(part.parentElement));
    const parts = [...under.querySelectorAll('img, svg, button, input, select, textarea, summary')];
    const isNarrow = ({ width }: DOMRect) => width < window.innerWidth;
    const covered = parts
      .filter((part) => [...part.getClientRects()].some((rect) => meets(rect) && isNarrow(rect)) && !isSwiped(part))
      .map(({ tagName }) => tagName);
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const around = node.parentElement as Element;
      const isVisible = node.textContent?.trim() && !around.closest('.visually-hidden') && !isSwiped(around);
      if (isVisible && [...range.getClientRects()].some(meets)) covered.push(node.textContent ?? '');
    }
    return covered;
  }, within);
