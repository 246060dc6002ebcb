import { glob } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser/launch-options.ts';

/** Prints the demo data's HTML documents to PDF files beside them: `npm run demo-documents -w e2e`. */
const folder = fileURLToPath(new URL('../../infra/demo-data/documents/', import.meta.url));

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  for await (const file of glob(`${folder}*.html`)) {
    await page.goto(pathToFileURL(file).href);
    await page.pdf({ path: file.replace(/\.html$/, '.pdf'), preferCSSPageSize: true, printBackground: true, tagged: true });
  }
} finally {
  await browser.close();
}
