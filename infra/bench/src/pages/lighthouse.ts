import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../report.ts';

/** npm downloads it on the first use: with what it depends on it would be a ninth of every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What is read of Lighthouse's report: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
}

export interface LighthouseFigures extends Run {
  /** Audits that cost points in any run, except performance. */
  failed: string[];
}

const ATTEMPTS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Lighthouse's report on one load, in a fresh browser. */
async function audit(address: string, chromePath: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--only-categories=${CATEGORIES}`, `--chrome-flags=${FLAGS.join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}

/** On a busy machine Lighthouse sometimes misses the start of a trace and asks to be run again. */
async function auditWithRetries(address: string, chromePath: string) {
  for (let attempt = 1; ; attempt++) {
    const report = await audit(address, chromePath);
    if (!report.runtimeError) return report;
    const { code, message } = report.runtimeError;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${address}: ${code} ${message}`);
    console.log(`Lighthouse runs again on ${address}: ${code}`);
  }
}

async function once(address: string, chromePath: string): Promise<Run & { failed: string[] }> {
  const { categories, audits } = await auditWithRetries(address, chromePath);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const checked = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed: checked.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/** Lighthouse's mobile run with its own throttling, the median of several. */
export async function measureLighthouse(address: string, chromePath: string, runs: number): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run++) results.push(await once(address, chromePath));
  const of = (key: keyof Run) => median(results.map((result) => result[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}
