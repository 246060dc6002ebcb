import type { StaffAccount } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { SecondFactorKeys } from '../src/second-factor/keys.js';
import { type Accounts, MONA, startAccounts } from './support/accounts.js';

let accounts: Accounts;
let mona: StaffAccount;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(async () => {
  await accounts.empty();
  mona = await accounts.join();
});
afterAll(() => accounts.stop());

const BY = { sessionId: 'session-2', address: '203.0.113.9' };
const internal = (path: string, body: object = {}) => accounts.asGateway('post', `/internal/staff/${mona.id}/${path}`).send(body);
const own = async () => (await accounts.asStaff(mona, 'get', '/api/staff-account/factors').expect(200)).body;
const confirm = (code: string) => accounts.asStaff(mona, 'put', '/api/staff-account/totp').send({ code });
const codeOf = (secret: string) => new TOTP({ secret }).generate();
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** The code used for confirmation belongs to this half minute; the next one is only accepted if that step is reset. */
const forgetStep = () => accounts.dataSource.query('UPDATE accounts.totp SET last_step = 0');

async function enrol(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await internal('totp').expect(200)).body;
  const { recoveryCodes: codes } = (await confirm(codeOf(secret)).expect(200)).body;
  return { secret, codes };
}

describe('an authenticator app', () => {
  it('is active once a code was confirmed, and its secret is stored encrypted', async () => {
    const { secret, address } = (await internal('totp').expect(200)).body;
    expect(address).toContain(`issuer=Aureva%20Motors&secret=${secret}`);
    expect(await own()).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect((await confirm(wrong(codeOf(secret))).expect(401)).body.code).toBe('LOGIN_CODE_WRONG');
    const { body } = await confirm(codeOf(secret)).expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await own()).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([
      await accounts.dataSource.query('SELECT * FROM accounts.totp'),
      await accounts.dataSource.query('SELECT * FROM accounts.recovery_code'),
      await accounts.audit(),
    ]);
    for (const known of [secret, ...body.recoveryCodes.map((code: string) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(known);
    expect((await accounts.signIn(MONA.email).expect(200)).body).toMatchObject({ factors: ['totp'], mustEnrol: false });
    expect((await accounts.audit()).at(-1)).toMatchObject({ entity: 'staff-account', entity_id: mona.id, after: { totp: true } });
  });

  it('has single-use codes, also concurrently', async () => {
    const { secret } = await enrol();
    expect((await internal('code', { code: codeOf(secret) }).expect(401)).body.code).toBe('LOGIN_CODE_WRONG');
    await forgetStep();
    const code = codeOf(secret);
    const answers = await Promise.all([internal('code', { code }), internal('code', { code }), internal('code', { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
  });

  it('stays valid while another is being set up, and is then replaced', async () => {
    const { secret } = await enrol();
    const next = (await internal('totp').expect(200)).body.secret;
    await forgetStep();
    await internal('code', { code: codeOf(secret) }).expect(204);
    expect((await confirm(codeOf(next)).expect(200)).body.recoveryCodes).toEqual([]);
    await forgetStep();
    await internal('code', { code: codeOf(secret) }).expect(401);
    await internal('code', { code: codeOf(next) }).expect(204);
  });

  it('is not asked for once removed, and leaves no recovery codes', async () => {
    const { codes } = await enrol();
    await internal('totp/removal', BY).expect(204);
    expect(await own()).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    await internal('code', { code: codes[0] }).expect(401);
  });

  it('cannot be confirmed before its set-up was started', async () => {
    expect((await confirm('123456').expect(409)).body.code).toBe('TOTP_NOT_STARTED');
    expect((await confirm('12').expect(400)).body.errors).toMatchObject([{ path: 'code' }]);
  });

  it('cannot be decrypted with another key or for another person', () => {
    const keys = new SecondFactorKeys('one key of more than thirty-two characters');
    const encrypted = keys.encrypt('JBSWY3DPEHPK3PXP', '2');
    expect(keys.decrypt(encrypted, '2')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => keys.decrypt(encrypted, '3')).toThrow();
    expect(() => new SecondFactorKeys('another key of more than thirty-two characters').decrypt(encrypted, '2')).toThrow();
  });
});

describe('recovery codes', () => {
  it('are valid once each, only for their person, and void when regenerated', async () => {
    const [first = '', second = ''] = (await enrol()).codes;
    await internal('code', { code: first.toUpperCase() }).expect(204);
    await internal('code', { code: first }).expect(401);
    expect((await own()).recoveryCodesLeft).toBe(9);
    await accounts.asGateway('post', '/internal/staff/1/code').send({ code: second }).expect(401);
    const { body } = await internal('recovery-codes', BY).expect(200);
    await internal('code', { code: second }).expect(401);
    await internal('code', { code: body.recoveryCodes[0] }).expect(204);
  });
});

describe('a role that must have a second factor', () => {
  const setRequirement = (role: string, requiresFactor: boolean) =>
    accounts.asOwner('put', '/api/staff-roles').send({ role, requiresFactor });
  const member = async () => (await accounts.signIn(MONA.email).expect(200)).body;

  it('makes its people set one up, keeps the last one, and is audited', async () => {
    expect((await setRequirement('sales', true).expect(200)).body).toContainEqual({ role: 'sales', requiresFactor: true });
    expect((await accounts.audit()).at(-1)).toMatchObject({ entity: 'role', after: { role: 'sales', requiresFactor: true } });
    expect(await member()).toMatchObject({ factors: [], mustEnrol: true });
    expect((await own()).required).toBe(true);
    await enrol();
    expect(await member()).toMatchObject({ factors: ['totp'], mustEnrol: false });
    expect((await internal('totp/removal', BY).expect(409)).body.code).toBe('LAST_SECOND_FACTOR');
    expect((await own()).totp).toBe(true);
    await setRequirement('sales', false).expect(200);
    await internal('totp/removal', BY).expect(204);
    expect((await setRequirement('director', true).expect(400)).body.errors).toMatchObject([{ path: 'role' }]);
  });

  it("lets the owner reset a lost factor, which ends the person's sessions", async () => {
    await enrol();
    const before = await member();
    const path = `/api/staff-accounts/${mona.id}/factors`;
    expect((await accounts.asOwner('delete', path).expect(200)).body).toMatchObject({ id: mona.id, factors: [] });
    expect(await member()).toMatchObject({ factors: [], credentials: before.credentials + 1 });
  });
});
