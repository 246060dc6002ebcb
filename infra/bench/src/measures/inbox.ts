import { Client } from 'pg';
import { cpuSeconds } from '../processes.ts';
import { median } from '../report.ts';
import { signIn } from '../sign-in.ts';

const READS = 40;
const LIST = '/api/import-requests';

/** Staff queries on a list. The last page is the slowest for the database. */
const QUESTIONS = {
  'first page': () => '',
  'one status': () => '?status=done',
  'a name': () => '?q=haddad%207',
  'last page': (count: number) => `?page=${Math.ceil(count / 25)}`,
};

export type Question = keyof typeof QUESTIONS;

/** One read: milliseconds until its last byte (median), and CPU time in ms over all parts (mean). */
export interface Read {
  ms: number;
  processor: number;
}

const INSERT = `
  INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, phone, phone_e164, language, details, content_hash, request_id,
    created_at)
  SELECT 'import', (ARRAY['new', 'in_progress', 'done', 'done'])[1 + i % 4], 'Mona', 'Haddad ' || i, 'mona-' || i % 40000 || '@customers.example',
    '+97150' || lpad((i % 60000)::text, 7, '0'), '+97150' || lpad((i % 60000)::text, 7, '0'), (ARRAY['en', 'ar', 'ja'])[1 + i % 3],
    '{"make": "Tsukihara", "model": "Kumano GT", "year": "2024", "budget": "100000-200000", "message": "Please find me one in silver."}',
    'bench-' || i, 'bench', now() - i * interval '10 minutes'
  FROM generate_series($1::int, $2::int) i`;

/** Staff queries on the inbox: each view, each sort order, and searches with and without results. */
const INBOX = {
  'all requests': '/api/inbox',
  mine: '/api/inbox?view=mine',
  unassigned: '/api/inbox?view=unassigned',
  unanswered: '/api/inbox?view=unanswered',
  'what runs out first': '/api/inbox?sort=due',
  oldest: '/api/inbox?sort=oldest',
  'one tag': '/api/inbox?tag=nothing',
  'a name': '/api/inbox?q=haddad%20777',
  'a name of nobody': '/api/inbox?q=nobody%20at%20all',
  'a number': '/api/inbox?q=%23777',
  'counts of the board': '/api/inbox-counts',
  'counts of a kind': '/api/inbox-counts?kind=import',
  'counts of who waits': '/api/inbox-counts?view=unanswered',
  'how many are new': '/api/inbox-new',
  'the same customer': '/api/inbox/import-777/same-person',
  'the file of a customer': '/api/inbox/import-777/person',
  'a list, a name of nobody': `${LIST}?q=nobody%20at%20all`,
};

// As the reply clock and staff leave them.
const WORK = `
  UPDATE inquiries.conversation SET promised_minutes = 780, due_at = created_at + interval '2 days',
    owner_id = CASE WHEN id % 3 = 0 THEN 1 END, tags = CASE WHEN id % 50 = 0 THEN ARRAY['vip'] ELSE '{}' END`;

/**
 * Milliseconds of the inbox views with so many requests: median and slowest. Keeps the data that `measureLists` created.
 */
export async function measureInbox(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  { from, count }: { from: number; count: number },
): Promise<Record<string, { median: number; slowest: number }>> {
  const cookie = await signIn(url);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(INSERT, [from + 1, count]);
    await database.query(WORK);
    await database.query('VACUUM ANALYZE inquiries.inquiry, inquiries.conversation');
  } finally {
    await database.end();
  }
  const results: Record<string, { median: number; slowest: number }> = {};
  for (const [name, path] of Object.entries(INBOX)) {
    const times: number[] = [];
    for (let at = 0; at < READS; at += 1) {
      const started = performance.now();
      const response = await fetch(`${url}${path}`, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
      times.push(performance.now() - started);
    }
    results[name] = { median: median(times), slowest: Math.max(...times) };
  }
  return results;
}

/** Cost of each query as the list grows through `counts`. */
export async function measureLists(
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
