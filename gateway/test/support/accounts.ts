import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type AccountMember,
  type ActiveApiToken,
  type ErrorCode,
  errorBody,
  errorStatus,
  type SignInRecord,
} from '@dealership/contracts';

const NO_FACTORS = { factors: [], mustEnrol: false };

export const OWNER: AccountMember = {
  ...{ id: 1, name: 'Owner', role: 'owner', active: true, configured: true, credentials: 1, ...NO_FACTORS },
};

/** Another member of staff; e-mail address and password derive from the name. */
export const colleague = (name: string, id: number, changes: Partial<AccountMember> = {}): AccountMember => ({
  ...{ id, name, role: 'sales', active: true, configured: false, credentials: 1, ...NO_FACTORS },
  ...changes,
});

/** The code and the passkey that FakeAccounts accepts. */
export const GOOD_CODE = '123456';
export const passkeyOf = (name: string) => ({ answer: { id: name, type: 'public-key', response: {} } });

export const loginOf = (name: string) => ({ email: `${name}@cars.test`, password: `the password of ${name}` });

/** A fake svc-accounts for the gateway. */
export class FakeAccounts {
  staff: AccountMember[] = [OWNER];
  /** Audit rows that the gateway wrote. */
  readonly records: SignInRecord[] = [];
  /** Changes that the gateway requested. */
  readonly acts: { name: string; what: string; body: object }[] = [];
  /** By the hashes of their tokens. */
  readonly apiClients = new Map<string, ActiveApiToken>();
  /** The callers' tokens. */
  readonly tokens: string[] = [];
  broken = false;

  readonly behave = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = request;
    this.tokens.push(headers.authorization ?? '');
    const body = method === 'GET' ? '' : await text(request);
    // As every service refuses malformed JSON.
    const isEmpty = headers['content-type'] !== undefined && body === '';
    const { status, answer } = isEmpty
      ? refusal('MALFORMED_BODY')
      : this.broken
        ? refusal('UPSTREAM_UNAVAILABLE')
        : this.answer(`${method} ${url}`, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer && JSON.stringify(answer));
  };

  change(id: number, changes: Partial<AccountMember>): void {
    this.staff = this.staff.map((one) => (one.id === id ? { ...one, ...changes } : one));
  }

  private answer(call: string, text: string): { status: number; answer?: object } {
    const body = text ? JSON.parse(text) : {};
    if (call === 'POST /internal/sign-in') return this.signIn(body);
    if (call === 'POST /internal/sign-in-records') {
      this.records.push(body);
      return { status: 204 };
    }
    if (call === 'POST /internal/sign-in/passkey') {
      const owner = this.staff.find(({ name }) => name === body.answer.id);
      return owner ? { status: 200, answer: owner } : refusal('WRONG_PASSKEY');
    }
    const known = this.staff.find(({ id }) => call.startsWith(`POST /internal/staff/${id}/`));
    if (known) return this.act(known, call.split('/').slice(4).join('/'), body);
    if (call === 'POST /internal/api-tokens') {
      const apiClient = this.apiClients.get(body.hash);
      return apiClient ? { status: 200, answer: apiClient } : refusal('API_TOKEN_INVALID');
    }
    const found = this.staff.find(({ id }) => call === `GET /internal/staff/${id}`);
    if (found) return { status: 200, answer: found };
    const changed = this.staff.find(({ id }) => call === `PUT /internal/staff/${id}/password`);
    if (!changed) return refusal('STAFF_ACCOUNT_NOT_FOUND');
    if (body.currentPassword !== loginOf(changed.name).password) return refusal('WRONG_PASSWORD');
    this.change(changed.id, { credentials: changed.credentials + 1 });
    return { status: 200, answer: this.staff.find(({ id }) => id === changed.id) };
  }

  private act(
    { name }: AccountMember,
    what: string,
    body: { password?: string; code?: string },
  ): { status: number; answer?: object } {
    if (what === 'password') return body.password === loginOf(name).password ? { status: 204 } : refusal('WRONG_PASSWORD');
    if (what === 'code') return body.code === GOOD_CODE ? { status: 204 } : refusal('LOGIN_CODE_WRONG');
    this.acts.push({ name, what, body });
    return { status: 200, answer: what === 'totp' ? { secret: 'ABC', address: 'otpauth://totp/x' } : { recoveryCodes: [] } };
  }

  private signIn({ email, password }: { email?: string; password: string }): { status: number; answer?: object } {
    if (!email && this.staff.length > 1) return refusal('STAFF_EMAIL_REQUIRED');
    if (!email) return { status: 200, answer: this.staff[0] };
    const found = this.staff.find(({ name }) => loginOf(name).email === email);
    const isRight = found?.configured || (found?.active && loginOf(found.name).password === password);
    return isRight ? { status: 200, answer: found } : refusal('WRONG_CREDENTIALS');
  }
}

const refusal = (code: ErrorCode) => ({ status: errorStatus(code), answer: errorBody(code) });
