import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '../../processes.ts';
import { type Question, type Stock, searchQuestions } from './questions.ts';

const WARM_UP_SECONDS = 5;
const SECONDS = 20;
const CONNECTIONS = 64;

/** Milliseconds. */
export interface Times {
  questions: number;
  p50: number;
  p975: number;
  p99: number;
  max: number;
}

export interface SearchFigures {
  all: Times;
  byKind: Record<string, Times>;
  failures: number;
  distinct: number;
  /** CPU time of one query by part, in milliseconds: the figure least affected by a busy machine. */
  processor: Record<string, number>;
}

interface Facets {
  facets: { makes: { value: string }[]; models: { value: string }[] };
}

async function readStock(search: string): Promise<Stock> {
  const facets = async (query = ''): Promise<Facets['facets']> =>
    ((await (await fetch(`${search}${query}`)).json()) as Facets).facets;
  const makes = (await facets()).makes.map(({ value }) => value);
  const models: Stock['models'] = {};
  for (const make of makes) models[make] = (await facets(`?make=${encodeURIComponent(make)}`)).models.map(({ value }) => value);
  return { makes, models };
}

function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { questions: sorted.length, p50: at(0.5), p975: at(0.975), p99: at(0.99), max: at(1) };
}

interface Asked extends Question {
  ms: number;
  ok: boolean;
}

/** One query; `ms` counts from its scheduled start, so that a queue in front of the site is included. */
const ask = (search: string, question: Question, agent: Agent, due: number): Promise<Asked> =>
  new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ ...question, ok, ms: performance.now() - due });
    get(`${search}?${question.query}`, { agent }, (response) => {
      response.once('error', () => end(false));
      response.once('end', () => end(response.statusCode === 200)).resume();
    }).once('error', () => end(false));
  });

/**
 * Searches at a fixed `rate` per second (open loop), evenly spread, end to end through the gateway. autocannon's own
 * rate sends each second's requests in one burst, and would measure the burst.
 */
export async function measureSearch(siteUrl: string, pids: Record<string, number>, rate: number): Promise<SearchFigures> {
  const search = `${siteUrl}/api/vehicles/search`;
  const questions = searchQuestions(await readStock(search), rate * (WARM_UP_SECONDS + SECONDS));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const used = () => Object.entries(pids).map(([part, pid]) => [part, cpuSeconds(pid)] as const);
  const usedBefore = new Map(used());
  const started = performance.now();
  const answers: Promise<Asked>[] = [];
  for (const [at, question] of questions.entries()) {
    const due = started + (at * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    answers.push(ask(search, question, agent, due));
  }
  const measured = (await Promise.all(answers)).slice(rate * WARM_UP_SECONDS);
  agent.destroy();
  const perQuestion = used().map(([part, seconds]) => [
    part,
    ((seconds - (usedBefore.get(part) ?? 0)) / questions.length) * 1000,
  ]);
  const byKind = Object.entries(Object.groupBy(measured, ({ kind }) => kind));
  return {
    all: timesOf(measured.map(({ ms }) => ms)),
    byKind: Object.fromEntries(byKind.map(([kind, some = []]) => [kind, timesOf(some.map(({ ms }) => ms))])),
    failures: measured.filter(({ ok }) => !ok).length,
    distinct: new Set(measured.map(({ query }) => query)).size,
    processor: Object.fromEntries(perQuestion),
  };
}
