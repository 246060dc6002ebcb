import { loadavg } from 'node:os';
import { generateVehicles } from './generate-vehicles.ts';
import { type GatewayFigures, measureGateway } from './measure-gateway.ts';
import { measureSearch, type SearchFigures } from './measure-search.ts';
import { Site } from './site.ts';

const VEHICLES = 100_000;
const CACHED_SHARE = 0.6;
const SEARCH_P99_MS = 25;

interface Row {
  what: string;
  figure: string;
  budget: string;
}

const total = (rounds: number[]): number => rounds.reduce((sum, round) => sum + round, 0);
const met = (holds: boolean): string => (holds ? 'met' : 'MISSED');

function gatewayRows({ bytes, bare, plain, compressed, unchanged }: GatewayFigures): Row[] {
  const share = (rounds: number[]) => total(rounds) / total(bare);
  const figure = (rounds: number[]) =>
    `${Math.round(total(rounds) / rounds.length)} requests/s, ${Math.round(share(rounds) * 100)} % of bare`;
  return [
    {
      what: `bare node:http server, ${(bytes / 1024).toFixed(1)} kB`,
      figure: `${Math.round(total(bare) / bare.length)} requests/s`,
      budget: '',
    },
    { what: 'cached read through the gateway', figure: figure(plain), budget: `≥ 60 %: ${met(share(plain) >= CACHED_SHARE)}` },
    { what: 'the same, brotli', figure: figure(compressed), budget: '' },
    { what: 'the same, 304', figure: figure(unchanged), budget: '' },
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const searchRows = ({ p50, p975, p99, max, failures, queries }: SearchFigures): Row[] => [
  { what: `search among ${VEHICLES.toLocaleString('en')}, 200/s, ${queries} distinct queries: p50`, figure: ms(p50), budget: '' },
  { what: '… p97.5', figure: ms(p975), budget: '' },
  { what: '… p99', figure: ms(p99), budget: `≤ ${SEARCH_P99_MS} ms: ${met(p99 <= SEARCH_P99_MS && failures === 0)}` },
  { what: '… slowest', figure: `${ms(max)}, ${failures} failures`, budget: '' },
];

// Enough vehicles on one page of the list for an answer of the size that the budget speaks of.
const LISTED = 24;

const site = await Site.start({ DEMO_DATA: 'none' });
try {
  await generateVehicles({ databaseUrl: site.databaseUrl, schema: 'catalog', count: LISTED });
  const gateway = gatewayRows(await measureGateway(`${site.url}/api/vehicles`));
  await generateVehicles({ databaseUrl: site.databaseUrl, schema: 'catalog', count: VEHICLES });
  const search = searchRows(await measureSearch(site.url));
  const memory = Object.entries(site.memory()).map(([part, size]) => ({
    what: `memory of ${part}`,
    figure: `${size} MB`,
    budget: '',
  }));
  console.table([...gateway, ...search, ...memory]);
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await site.stop();
}
