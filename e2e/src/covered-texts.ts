import type { Locator } from '@playwright/test';

/** Texts within an element of the page (`within`, a selector) of which any letter stands under another element. */
export const coveredTexts = (over: Locator, within: string): Promise<string[]> =>
  over.evaluate((element, selector) => {
    const box = element.getBoundingClientRect();
    const under = document.querySelector(selector);
    if (!under) throw new Error(`The page has no ${selector}`);
    const meets = (line: DOMRect) =>
      line.width > 1 && line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top;
    const covered: string[] = [];
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (node.textContent?.trim() && [...range.getClientRects()].some(meets)) covered.push(node.textContent);
    }
    return covered;
  }, within);
