import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type LighthouseFigures, measureLighthouse } from './measure-lighthouse.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { root, Site } from './site.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, site: { type: 'string' } } });

/** Every public page; the first-load JavaScript that each may cost, in kB. */
const PAGES: Record<string, number> = {
  '/': 120,
  '/inventory': 170,
  '/vehicle/1': 170,
  '/upcoming-vehicle/1': 170,
  '/about': 120,
  '/privacy': 120,
  '/credits': 120,
};

const chromePath = process.env.CHROMIUM_PATH || execFileSync('which', ['chromium']).toString().trim();
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const mark = (text: string, holds: boolean): string => (holds ? text : `${text} MISSED`);

const loadRow = (page: PageFigures, budget: number) => ({
  page: page.path,
  'JS kB': mark(`${kilobytes(page.scripts)} ≤ ${budget}`, page.scripts <= budget * 1000),
  'CSS kB': kilobytes(page.styles),
  'fonts kB': kilobytes(page.fonts),
  'pictures kB': kilobytes(page.pictures),
  'CLS phone': mark(page.shiftPhone.toFixed(4), page.shiftPhone <= 0.01),
  'CLS desktop': mark(page.shiftDesktop.toFixed(4), page.shiftDesktop <= 0.01),
  largest: page.largest,
  'paints without scripts': mark(page.paintsWithoutScripts ? 'yes' : 'no', page.paintsWithoutScripts),
});

const lighthouseRow = (path: string, figures: LighthouseFigures) => ({
  page: path,
  performance: mark(String(figures.performance), figures.performance >= 95),
  accessibility: mark(String(figures.accessibility), figures.accessibility === 100),
  'best practices': mark(String(figures.bestPractices), figures.bestPractices === 100),
  SEO: mark(String(figures.seo), figures.seo === 100),
  'LCP ms': mark(figures.largestPaint.toFixed(0), figures.largestPaint <= 1500),
  'TBT ms': mark(figures.blocking.toFixed(0), figures.blocking <= 150),
});

// Pictures are named by their content: those that the tests have stored serve here too.
const own = values.site ? undefined : await Site.start({ MEDIA_DIR: join(root, 'node_modules/.cache/e2e-media') });
const site = values.site ?? own?.url ?? '';
const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const load = [];
  for (const [path, budget] of Object.entries(PAGES)) load.push(loadRow(await measurePage(browser, site, path), budget));
  console.table(load);
  const audits = [];
  for (const path of Object.keys(PAGES))
    audits.push(lighthouseRow(path, await measureLighthouse(`${site}${path}`, chromePath, Number(values.runs))));
  console.table(audits);
} finally {
  await browser.close();
  await own?.stop();
}
