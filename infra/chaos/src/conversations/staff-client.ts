import { type Answer, bodyOf, type Call, type RetryingClient } from '../retrying-client.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** A staff client that signs in again when a killed gateway has lost the session. */
export class StaffClient {
  readonly #password: string;
  #cookie = '';
  #signingIn: Promise<void> | undefined;

  constructor(password: string) {
    this.#password = password;
  }

  async call<T>(client: RetryingClient, call: Call, wanted: number): Promise<T> {
    return bodyOf<T>(call, await this.answer(client, call), wanted);
  }

  async answer(client: RetryingClient, call: Call): Promise<Answer> {
    for (;;) {
      const cookie = this.#cookie;
      const answer = await client.send({ ...call, headers: { ...SAME_ORIGIN, ...call.headers, cookie } });
      if (answer.status !== 401) return answer;
      // Another client may have noticed first.
      if (cookie !== this.#cookie) continue;
      this.#signingIn ??= this.#signIn(client).finally(() => {
        this.#signingIn = undefined;
      });
      await this.#signingIn;
    }
  }

  async #signIn(client: RetryingClient): Promise<void> {
    const call: Call = { path: '/api/admin/login', headers: SAME_ORIGIN, body: { password: this.#password } };
    const answer = await client.send(call);
    if (answer.status >= 400) throw new Error(`The gateway refused the staff password with ${answer.status}: ${answer.text}`);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }
}
