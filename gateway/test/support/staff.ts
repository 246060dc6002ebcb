import supertest from 'supertest';
import { Clock } from '../../src/state/clock.js';
import { PASSWORD, type Site } from './gateway.js';

/** What the browser sends with a same-origin call. */
export const OWN = { origin: 'http://cars.test' };

/** A log-in as the site's own page sends it. `headers` override the defaults. */
export const logIn = (site: Site, body: object = { password: PASSWORD }, headers: Record<string, string> = OWN) =>
  supertest(site.url).post('/api/admin/login').set(headers).send(body);

/** The part of Set-Cookie that the browser sends back. */
export function cookieOf(answer: supertest.Response): string {
  const [line] = answer.get('Set-Cookie') ?? [];
  if (!line) throw new Error(`no cookie was set; the answer is ${answer.status}`);
  return line.split(';', 1)[0] ?? '';
}

/** Signs in. Returns the cookie. */
export const signedIn = async (site: Site): Promise<string> => cookieOf(await logIn(site).expect(204));

export interface Time {
  pass(milliseconds: number): void;
}

/** Freezes a gateway's clock; from then on the test moves the time. */
export function stopClock(site: Site): Time {
  const clock = site.app.get(Clock);
  let now = Date.now();
  clock.now = () => now;
  return {
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}
