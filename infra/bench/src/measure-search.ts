import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const RATE = 200;
const WARM_UP_SECONDS = 5;
const SECONDS = 20;

export interface SearchFigures {
  p50: number;
  p975: number;
  p99: number;
  max: number;
  failures: number;
  queries: number;
}

/** Numbers that come the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Stock {
  makes: string[];
  words: string[];
}

const SORTS = ['newest', 'price-asc', 'price-desc', 'year-desc', 'year-asc', 'mileage-asc'];
const BANDS = ['50000-100000', '100000-200000', '200000-500000', '500000+'];
const YEARS = ['2025', '2024', '2023', '2022', '2021', '2020', 'older'];

/** As visitors ask: mostly a make, a band or a year, sometimes words, now and then a typing error or a deep page. */
function queries({ makes, words }: Stock, count: number): string[] {
  const random = seeded(20_261_121);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams();
    if (random() < 0.45) query.set('make', one(makes));
    if (random() < 0.35) query.set('price', one(BANDS));
    if (random() < 0.3) query.set('year', one(YEARS));
    if (random() < 0.25) query.set('transmission', one(['Automatic', 'Manual', 'CVT']));
    if (random() < 0.2) query.set('search', random() < 0.5 ? one(words) : `${one(words)} ${one(words)}`);
    if (random() < 0.2) query.set('minPrice', String(Math.floor(random() * 400) * 1000));
    query.set('sort', one(SORTS));
    query.set('page', String(random() < 0.9 ? 1 + Math.floor(random() * 5) : 1 + Math.floor(random() * 200)));
    return query.toString();
  });
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Searches at a fixed rate whatever the answers do (open loop), end to end through the gateway; milliseconds from the due moment. */
export async function measureSearch(siteUrl: string): Promise<SearchFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { facets } = (await (await fetch(`${siteUrl}/api/vehicles/search`)).json()) as { facets: { makes: { value: string }[] } };
  const makes = facets.makes.map(({ value }) => value);
  const words = [...makes.map((make) => make.toLowerCase().slice(0, 5)), 'vento', 'gt', 'marchmnt', 'altavia', 'hybrid', '2024'];
  const list = queries({ makes, words }, RATE * (WARM_UP_SECONDS + SECONDS));
  const times: number[] = [];
  let failures = 0;
  const ask = (query: string, due: number, counts: boolean) =>
    new Promise<void>((done) => {
      const end = (ok: boolean) => {
        if (counts) times.push(performance.now() - due);
        if (!ok) failures++;
        done();
      };
      get(`${siteUrl}/api/vehicles/search?${query}`, { agent }, (response) => {
        response.resume().once('end', () => end(response.statusCode === 200));
      }).once('error', () => end(false));
    });
  const started = performance.now();
  const asked: Promise<void>[] = [];
  for (const [at, query] of list.entries()) {
    const due = started + (at * 1000) / RATE;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    asked.push(ask(query, due, at >= RATE * WARM_UP_SECONDS));
  }
  await Promise.all(asked);
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p975: percentile(sorted, 0.975),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
    failures,
    queries: new Set(list).size,
  };
}
