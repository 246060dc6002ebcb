import type { Locator } from '@playwright/test';

/**
 * Finds texts, fields, buttons, pictures and icons within an element of the page (`within`, a selector) that another
 * element covers, even partially. Pictures as wide as the window do not count.
 */
export const coveredContent = (over: Locator, within: string): Promise<string[]> =>
  over.evaluate((element, selector) => {
    const box = element.getBoundingClientRect();
    const under = document.querySelector(selector);
    if (!under) throw new Error(`The page has no ${selector}`);
    const meets = (part: DOMRect) =>
      part.width > 1 && part.left < box.right && part.right > box.left && part.top < box.bottom && part.bottom > box.top;
    const parts = [...under.querySelectorAll('img, svg, button, input, select, textarea, summary')];
    const isNarrow = ({ width }: DOMRect) => width < window.innerWidth;
    const covered = parts
      .filter((part) => [...part.getClientRects()].some((rect) => meets(rect) && isNarrow(rect)))
      .map(({ tagName }) => tagName);
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (node.textContent?.trim() && [...range.getClientRects()].some(meets)) covered.push(node.textContent);
    }
    return covered;
  }, within);
