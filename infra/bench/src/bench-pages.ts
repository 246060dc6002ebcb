import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isUp } from '@dealership/topology';
import { type Browser, chromium } from '@playwright/test';
import { measureFirstTap, TAPS, type TapFigures } from './pages/first-tap.ts';
import { type LighthouseFigures, measureLighthouse } from './pages/lighthouse.ts';
import { measurePage, type PageFigures } from './pages/page.ts';
import { load } from './report.ts';
import { root, startMeasuredSite } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 0) throw new Error(`--runs takes a number of runs, not '${values.runs}'`);

const TAP_RUNS = 7;

const STANDARD_SITE = 'http://localhost:8080';
const NO_SUCH_PAGE = '/no-such-page';

/**
 * Every public page, with its budget of first-load JavaScript in kB: 120 for pages of the shell alone, 170 for those of a
 * remote, which need its entry and the query client.
 */
const PAGES: Record<string, number> = {
  '/': 120,
  '/inventory': 170,
  '/vehicle/1': 170,
  '/upcoming-vehicle/1': 170,
  '/import-services': 170,
  '/vehicle-sourcing': 170,
  '/consignment': 170,
  '/auction-access': 170,
  '/auction-bidding': 170,
  '/auction-checkout': 170,
  '/contact': 120,
  '/blog': 170,
  '/blog?post=how-to-read-a-japanese-auction-sheet': 170,
  '/about': 120,
  '/privacy': 120,
  '/terms': 120,
  '/cookies': 120,
  '/credits': 120,
  [NO_SUCH_PAGE]: 120,
};

const chromePath = process.env.CHROMIUM_PATH || execFileSync('which', ['chromium']).toString().trim();
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const mark = (text: string, holds: boolean): string => (holds ? text : `${text} MISSED`);

const loadRow = (page: PageFigures, budget: number) => ({
  'JS kB': mark(`${kilobytes(page.scripts)} ≤ ${budget}`, page.scripts <= budget * 1000),
  'CSS kB': kilobytes(page.styles),
  'fonts kB': kilobytes(page.fonts),
  'pictures kB': kilobytes(page.pictures),
  requests: page.requests,
  'CLS phone ≤ 0.01': mark(page.shiftPhone.toFixed(4), page.shiftPhone <= 0.01),
  'CLS desktop ≤ 0.01': mark(page.shiftDesktop.toFixed(4), page.shiftDesktop <= 0.01),
  largest: page.largest,
  'paints without scripts': mark(page.paintsWithoutScripts ? 'yes' : 'no', page.paintsWithoutScripts),
});

const lighthouseRow = (figures: LighthouseFigures) => ({
  'performance ≥ 95': mark(String(figures.performance), figures.performance >= 95),
  'accessibility 100': mark(String(figures.accessibility), figures.accessibility === 100),
  'best practices 100': mark(String(figures.bestPractices), figures.bestPractices === 100),
  'SEO 100': mark(String(figures.seo), figures.seo === 100),
  'LCP ≤ 1200 ms': mark(figures.largestPaint.toFixed(0), figures.largestPaint <= 1200),
  'TBT ≤ 200 ms': mark(figures.blocking.toFixed(0), figures.blocking <= 200),
  failed: figures.failed.join(', '),
});

const tapRow = ({ first, second }: TapFigures) => ({
  'first tap ≤ 100 ms': mark(first.toFixed(0), first <= 100),
  'second tap': second.toFixed(0),
  'ratio ≤ 1.5': mark((first / second).toFixed(2), first <= 1.5 * second),
});

/** Alternate the sites, so that other load on the machine affects all of them. */
async function measureTaps(browser: Browser, sites: string[]): Promise<void> {
  const rows: Record<string, object> = {};
  for (const tap of TAPS) {
    const figures = await measureFirstTap(browser, sites, tap, TAP_RUNS);
    for (const [index, of] of figures.entries()) rows[`${tap.name} on ${tap.path} at ${sites[index]}`] = tapRow(of);
  }
  console.table(rows);
}

async function measureAll(site: string, others: string[]): Promise<void> {
  const pages = Object.entries(PAGES).filter(([path]) => !values.only || values.only.includes(path));
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const rows: Record<string, object> = {};
    for (const [path, budget] of pages) rows[path] = loadRow(await measurePage(browser, `${site}${path}`), budget);
    console.table(rows);
    if (!values.only) await measureTaps(browser, [site, ...others]);
  } finally {
    await browser.close();
  }
  const audits: Record<string, object> = {};
  // Lighthouse rejects pages that answer 404.
  for (const [path] of pages.filter(([path]) => runs > 0 && path !== NO_SUCH_PAGE))
    audits[path] = lighthouseRow(await measureLighthouse(`${site}${path}`, chromePath, runs));
  console.table(audits);
}

const before = load();
const [first, ...others] = positionals.map((address) => address.replace(/\/$/, ''));
const runningSite = first ?? ((await isUp(STANDARD_SITE)) ? STANDARD_SITE : undefined);
// Pictures are named by content, so those stored by the tests can be reused.
const startedSite = runningSite ? undefined : await startMeasuredSite({ MEDIA_DIR: join(root, '.cache/e2e-media') });
try {
  await measureAll(runningSite ?? startedSite?.url ?? STANDARD_SITE, others);
  console.log(`Load of the machine (1, 5, 15 minutes): ${before} before, ${load()} after.`);
} finally {
  await startedSite?.stop();
}
