import type { Page } from '@playwright/test';

export const A4_POINTS = { width: 595, height: 842 };

/** Sizes of the printed pages in whole points, parsed from the PDF. Chromium does not compress page objects. */
export async function pagesOf(page: Page): Promise<{ width: number; height: number }[]> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const objects = file.split('endobj').filter((object) => /\/Type\s*\/Page\b/.test(object));
  return objects.map((object) => {
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(object) ?? [];
    return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  });
}
