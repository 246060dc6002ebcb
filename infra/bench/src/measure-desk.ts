import { STANDARD_ADMIN_PASSWORD } from '@dealership/topology';
import { Client } from 'pg';
import { cpuSeconds } from './processes.ts';
import { median } from './report.ts';

const READS = 40;
const LIST = '/api/import-requests';

/** What staff ask of a list. The last page is the one that a database finds last. */
const QUESTIONS = {
  'first page': () => '',
  'one status': () => '?status=done',
  'a name': () => '?q=haddad%207',
  'last page': (count: number) => `?page=${Math.ceil(count / 25)}`,
};

export type Question = keyof typeof QUESTIONS;

/** Of one read: milliseconds until its last byte (median), and processor time in ms over all parts (mean). */
export interface Read {
  ms: number;
  processor: number;
}

const INSERT = `
  INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, phone, phone_e164, language, details, content_hash, request_id,
    created_at)
  SELECT 'import', (ARRAY['new', 'in_progress', 'done', 'done'])[1 + i % 4], 'Mona', 'Haddad ' || i, 'mona-' || i || '@customers.example',
    '+971 50 123 4567', '+971501234567', (ARRAY['en', 'ar', 'ja'])[1 + i % 3],
    '{"make": "Tsukihara", "model": "Kumano GT", "year": "2024", "budget": "100000-200000", "message": "Please find me one in silver."}',
    'bench-' || i, 'bench', now() - i * interval '10 minutes'
  FROM generate_series($1::int, $2::int) i`;

async function signIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: STANDARD_ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The desk's login was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What each question costs while the list has as many requests as `counts` says, one count after the other. */
export async function measureDesk(
  { url, databaseUrl, pids }: { url: string; databaseUrl: string; pids: Record<string, number> },
  counts: number[],
): Promise<Record<Question, Read[]>> {
  const cookie = await signIn(url);
  const used = () => Object.values(pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const readOnce = async (query: string): Promise<number> => {
    const started = performance.now();
    const response = await fetch(`${url}${LIST}${query}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${LIST}${query} was answered ${response.status}`);
    return performance.now() - started;
  };
  const read = async (query: string): Promise<Read> => {
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await readOnce(query);
    const before = used();
    const times: number[] = [];
    for (let at = 0; at < READS; at += 1) times.push(await readOnce(query));
    return { ms: median(times), processor: ((used() - before) / READS) * 1000 };
  };
  const results: Record<Question, Read[]> = { 'first page': [], 'one status': [], 'a name': [], 'last page': [] };
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    let inserted = 0;
    for (const count of counts) {
      await database.query(INSERT, [inserted + 1, count]);
      await database.query('VACUUM ANALYZE inquiries.inquiry');
      inserted = count;
      for (const [name, queryOf] of Object.entries(QUESTIONS)) results[name as Question].push(await read(queryOf(count)));
    }
  } finally {
    await database.end();
  }
  return results;
}
