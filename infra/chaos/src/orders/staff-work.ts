import { StaffClient } from '../conversations/staff-client.ts';
import { seeded } from '../random.ts';
import { bodyOf, RetryingClient } from '../retrying-client.ts';
import type { Visits } from '../visitors.ts';
import { type Notice, noticeNo, numberOf, READ_SETTINGS } from './notices.ts';
import type { Trade } from './trade.ts';

interface Work {
  password: string;
  visits: Visits;
  seed: number;
  signal: AbortSignal;
  /** No new work is started after it. */
  until: AbortSignal;
}

/** Several batches, so that kills hit between and within them. */
export const ROWS_OF_FILE = 120;

const NOTICE = '/api/staff/texts/announcement';
const IMPORTS = '/api/staff/stock-imports';
const POLL_INTERVAL_MS = 300;
/** Later than this counts as never. */
const SHOWN_WITHIN_MS = 60_000;

interface Written {
  revision: number;
  published: Notice;
  draft: { body: Notice } | null;
}

class Colleague {
  readonly client: RetryingClient;
  readonly #staff: StaffClient;

  constructor({ password, visits, seed, signal }: Work, task: string) {
    this.client = new RetryingClient(visits, seeded(seed, task), signal);
    this.#staff = new StaffClient(password);
  }

  read<T>(path: string): Promise<T> {
    return this.#staff.call<T>(this.client, { method: 'GET', path }, 200);
  }

  /** Whether it is done: a retry after a lost answer gets 409 if the first call succeeded. */
  async write(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
    const { status, text } = await this.#staff.answer(this.client, { method, path, body });
    if (![200, 201, 409].includes(status)) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
  }

  send<T>(path: string, file: string): Promise<T> {
    return this.#staff.call<T>(this.client, { path, headers: { 'content-type': 'text/csv' }, body: file }, 201);
  }
}

async function publish(colleague: Colleague, number: number): Promise<void> {
  for (;;) {
    const { revision, published, draft } = await colleague.read<Written>(NOTICE);
    if (numberOf(published) === number) return;
    if (draft && numberOf(draft.body) === number) await colleague.write('POST', `${NOTICE}/publish`, { revision });
    else await colleague.write('PUT', `${NOTICE}/draft`, { revision, body: noticeNo(number) });
  }
}

async function seeOnSite({ client }: Colleague, number: number): Promise<void> {
  const since = Date.now();
  const read = async () => bodyOf<{ announcement: Notice }>(READ_SETTINGS, await client.send(READ_SETTINGS), 200).announcement;
  while (numberOf(await read()) !== number) {
    if (Date.now() - since > SHOWN_WITHIN_MS) throw new Error(`Notice ${number} was published and is not on the site`);
    await client.rest(POLL_INTERVAL_MS);
  }
}

/** Publishes notices one by one, each when the previous one is on the site. */
export async function publishNotices(work: Work, made: Trade): Promise<void> {
  const colleague = new Colleague(work, 'notices');
  while (!work.until.aborted) {
    await publish(colleague, made.notices + 1);
    made.notices += 1;
    await seeOnSite(colleague, made.notices);
  }
}

const fileNo = (number: number): string => {
  const line = (_: unknown, row: number) => `C${number}-${row},Orsenza,Altavia,2024,${row},150000,Automatic,Gasoline`;
  return [
    'Stock number,Make,Model,Year,Mileage,Price,Transmission,Fuel type',
    ...Array.from({ length: ROWS_OF_FILE }, line),
  ].join('\n');
};

async function importFile(colleague: Colleague, number: number): Promise<void> {
  const { id, mapping } = await colleague.send<{ id: number; mapping: string[] }>(
    `${IMPORTS}?name=chaos-${number}.csv`,
    fileNo(number),
  );
  const path = `${IMPORTS}/${id}`;
  const reached = async (wanted: string) => {
    while ((await colleague.read<{ state: string }>(path)).state !== wanted) await colleague.client.rest(POLL_INTERVAL_MS);
  };
  await colleague.write('PUT', `${path}/mapping`, { mapping });
  await reached('checked');
  await colleague.write('PUT', path, { action: 'start' });
  await reached('done');
}

/** Imports stock files one by one. */
export async function importFiles(work: Work, made: Trade): Promise<void> {
  const colleague = new Colleague(work, 'files');
  while (!work.until.aborted) {
    await importFile(colleague, made.files + 1);
    made.files += 1;
  }
}
