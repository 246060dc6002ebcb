import { setTimeout as pause } from 'node:timers/promises';
import { SAME_ORIGIN, signIn } from '../sign-in.ts';

const ROUNDS = 7;
const POLL_INTERVAL_MS = 20;
/** Later than this counts as never. */
const TIMEOUT_MS = 60_000;

const NOTICE = '/api/staff/texts/announcement';
const VEHICLE = 1;

/** Milliseconds from the answer to staff until visitors see the change, per round. */
export async function measurePublishing(url: string): Promise<Record<string, number[]>> {
  const headers = { cookie: await signIn(url), 'content-type': 'application/json', ...SAME_ORIGIN };
  const ask = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };

  async function untilShown(path: string, text: string): Promise<number> {
    const started = performance.now();
    while (!(await (await fetch(`${url}${path}`)).text()).includes(text)) {
      if (performance.now() - started > TIMEOUT_MS) throw new Error(`${path} does not show ${text}`);
      await pause(POLL_INTERVAL_MS);
    }
    return performance.now() - started;
  }

  async function publishNotice(round: number): Promise<number> {
    const text = `Notice ${round} of the bench`;
    const { revision } = await ask<{ revision: number }>(NOTICE);
    const body = { shows: true, text: { en: text, ar: '', ja: '' }, link: '', from: '', until: '' };
    const draft = await ask<{ revision: number }>(`${NOTICE}/draft`, 'PUT', { revision, body });
    await ask(`${NOTICE}/publish`, 'POST', { revision: draft.revision });
    return untilShown('/', text);
  }

  async function changePrice(round: number): Promise<number> {
    const price = 400_000 + 1_111 * round;
    const { version } = await ask<{ version: number }>(`/api/vehicles/${VEHICLE}`);
    await ask(`/api/vehicles/${VEHICLE}`, 'PUT', { price, version });
    return untilShown(`/vehicle/${VEHICLE}`, price.toLocaleString('en'));
  }

  const setting: number[] = [];
  const price: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    setting.push(await publishNotice(round));
    price.push(await changePrice(round));
  }
  return { 'a published setting is on the home page': setting, 'a price is on the page of its vehicle': price };
}
