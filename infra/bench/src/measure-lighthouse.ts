import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function once(address: string, chromePath: string): Promise<LighthouseFigures> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's mobile run with its own throttling, the median of several. */
export async function measureLighthouse(address: string, chromePath: string, runs: number): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run++) results.push(await once(address, chromePath));
  const of = (key: keyof LighthouseFigures) => median(results.map((result) => result[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
  };
}
