import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { cpuSeconds } from '../processes.ts';

const WARM_UP = 200;
const REQUESTS = 600;
const CONNECTIONS = 4;

async function send(siteUrl: string, amount: number): Promise<void> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const key = randomUUID();
    const message = {
      firstName: 'Mona',
      lastName: 'Haddad',
      email: `mona-${key}@customers.example`,
      subject: 'Opening hours',
      message: 'When are you open on Friday, and may I bring my own mechanic?',
    };
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return { ...request, method: 'POST', path: '/api/contact', headers, body: JSON.stringify(message) };
  };
  const { errors, non2xx } = await autocannon({
    url: siteUrl,
    requests: [{ method: 'POST', setupRequest }],
    connections: CONNECTIONS,
    amount,
  });
  if (errors || non2xx) throw new Error(`${siteUrl}: ${errors} errors, ${non2xx} requests that were not stored`);
}

/**
 * CPU time in ms until one request is stored and queued, by part. The notifier is stopped meanwhile: e-mails have their
 * own cost.
 */
export async function measureWrites(siteUrl: string, pids: Record<string, number>): Promise<Record<string, number>> {
  const { notifier, ...parts } = pids;
  const used = () => Object.entries(parts).map(([part, pid]) => [part, cpuSeconds(pid)] as const);
  if (notifier) process.kill(notifier, 'SIGSTOP');
  try {
    await send(siteUrl, WARM_UP);
    const before = new Map(used());
    await send(siteUrl, REQUESTS);
    return Object.fromEntries(used().map(([part, seconds]) => [part, ((seconds - (before.get(part) ?? 0)) / REQUESTS) * 1000]));
  } finally {
    if (notifier) process.kill(notifier, 'SIGCONT');
  }
}
