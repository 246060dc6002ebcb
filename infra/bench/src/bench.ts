import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunningSite } from '@dealership/topology';
import { type Checkout, checkOut } from './checkout.ts';
import { residentMegabytes } from './processes.ts';
import { load, print, type Row } from './report.ts';
import {
  figuresRows,
  gatewayRows,
  importRows,
  inboxRows,
  memoryRows,
  publishingRows,
  renderingRows,
  restRows,
  searchRows,
  startRows,
  VEHICLES,
  writeRows,
} from './rows.ts';
import { root, startMeasuredSite } from './site.ts';

const { only, compare, vehicles, rate } = parseArgs({
  options: {
    only: { type: 'string' },
    compare: { type: 'string' },
    vehicles: { type: 'string', default: String(VEHICLES) },
    rate: { type: 'string', default: '200' },
  },
}).values;
const PARTS = [
  'starts',
  'gateway',
  'rendering',
  'rest',
  'publishing',
  'search',
  'inbox',
  'figures',
  'writes',
  'import',
  'memory',
];
if (only && !PARTS.includes(only)) throw new Error(`--only takes ${PARTS.join(', ')}, not '${only}'`);

const wants = (part: string): boolean => only === undefined || only === part;

/** Lift the rate limits, which are meant for people. */
const UNLIMITED = {
  READ_RATE_LIMIT: '1000000',
  FORM_RATE_LIMIT: '1000000',
  CONFIRMATIONS_PER_HOUR: '1000000',
  CONFIRMATIONS_PER_DAY: '1000000',
};

type Measure = (site: RunningSite) => Promise<Row[]>;

async function generatedStockRows(site: RunningSite): Promise<Row[]> {
  const rows = [
    ...(wants('gateway') ? await gatewayRows(site) : []),
    ...(wants('search') ? await searchRows(site, { vehicles: Number(vehicles), rate: Number(rate) }) : []),
    ...(wants('inbox') ? await inboxRows(site) : []),
    ...(wants('figures') ? await figuresRows(site) : []),
    ...(wants('writes') ? await writeRows(site) : []),
    ...(wants('import') ? await importRows(site) : []),
    ...(wants('memory') ? await memoryRows(site) : []),
  ];
  const memory = Object.entries(site.pids).map(([part, pid]) => ({
    what: `memory of ${part} afterwards`,
    figure: `${Math.round(residentMegabytes(pid))} MB`,
  }));
  return [...rows, ...memory];
}

async function demoSiteRows(site: RunningSite): Promise<Row[]> {
  return [
    ...(wants('rest') ? await restRows(site) : []),
    ...(wants('rendering') ? await renderingRows(site) : []),
    ...(wants('publishing') ? await publishingRows(site) : []),
  ];
}

/** Every requested figure for the site of one checkout. */
async function measure(from: string): Promise<Row[]> {
  const onSite = async (env: Record<string, string>, rowsOf: Measure): Promise<Row[]> => {
    const site = await startMeasuredSite({ ...UNLIMITED, ...env }, from);
    try {
      return await rowsOf(site);
    } finally {
      await site.stop();
    }
  };
  const demo = ['rest', 'rendering', 'publishing'].some(wants);
  const generated = ['gateway', 'search', 'inbox', 'figures', 'writes', 'import', 'memory'].some(wants);
  return [
    ...(wants('starts') ? await startRows(from) : []),
    // Pictures are named by content, so those stored by the tests can be reused.
    ...(demo ? await onSite({ MEDIA_DIR: join(root, '.cache/e2e-media') }, demoSiteRows) : []),
    ...(generated ? await onSite({ DEMO_DATA: 'none' }, generatedStockRows) : []),
  ];
}

async function comparedWith(other: Checkout): Promise<{ name: string; rows: Row[] }> {
  try {
    return { name: other.name, rows: await measure(other.root) };
  } finally {
    other.remove();
  }
}

const before = load();
const others = compare ? [await comparedWith(checkOut(compare))] : [];
print([{ name: 'figure', rows: await measure(root) }, ...others]);
console.log(`Load of the machine (1, 5, 15 minutes): ${before} before, ${load()} after.`);
