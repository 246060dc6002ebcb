import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, GOOD_PASSWORD, MONA, startAccounts } from './support/accounts.js';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(() => accounts.empty());
afterAll(() => accounts.stop());

const set = (token: string, password = GOOD_PASSWORD) =>
  accounts.anybody('post', '/api/staff-password').send({ token, password });
const forget = (email: string) => accounts.anybody('post', '/api/staff-password/link').send({ email }).expect(204);
const emails = async () =>
  (await accounts.dataSource.query('SELECT event FROM accounts.outbox ORDER BY id')).map(({ event }: { event: string }) => event);

describe('a password link', () => {
  it('sets a password once, and its secret is not stored', async () => {
    await accounts.invite();
    const token = await accounts.token();
    const stored = JSON.stringify(await accounts.dataSource.query('SELECT * FROM accounts.password_link'));
    expect(stored).not.toContain(token);
    expect((await set(token).expect(200)).body).toEqual({ email: MONA.email });
    expect((await accounts.signIn(MONA.email).expect(200)).body).toMatchObject({ role: 'sales', configured: false });
    expect((await set(token).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    const [{ password_hash }] = await accounts.dataSource.query('SELECT password_hash FROM accounts.staff WHERE id = 2');
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(JSON.stringify(await accounts.audit())).not.toContain('$argon2id');
  });

  it.each([
    ['an invitation', 'seven days', 7 * 24 * 60, false],
    ['a reset', 'half an hour', 30, true],
  ])('of %s is valid for %s', async (_, __, validFor, isActive) => {
    await accounts.invite();
    if (isActive) {
      await set(await accounts.token()).expect(200);
      await forget(MONA.email);
    }
    const token = await accounts.token();
    const later = (minutes: number) =>
      accounts.dataSource.query("UPDATE accounts.password_link SET expires_at = expires_at - $1 * interval '1 minute'", [
        minutes,
      ]);
    await later(validFor + 1);
    expect((await set(token).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    await later(-2);
    await set(token).expect(200);
  });

  it.each([
    ['a short password', 'short'],
    ['a common one', 'password1234'],
    ["one of the site's name", 'aurevamotors'],
  ])('refuses %s and stays valid', async (_, password) => {
    await accounts.invite();
    const token = await accounts.token();
    expect((await set(token, password).expect(400)).body.errors).toMatchObject([{ path: 'password' }]);
    await set(token).expect(200);
  });

  it('does nothing for a person deactivated meanwhile', async () => {
    const { id } = await accounts.invite();
    const token = await accounts.token();
    await accounts.asOwner('put', `/api/staff-accounts/${id}`).send({ deactivated: true }).expect(200);
    await set(token).expect(400);
    expect((await accounts.asNotifier('get', '/internal/password-links/1').expect(200)).body.open).toBe(false);
  });

  it('of a reset becomes invalid when the address changes, without another e-mail', async () => {
    const { id } = await accounts.join();
    await forget(MONA.email);
    const token = await accounts.token();
    await accounts.asOwner('put', `/api/staff-accounts/${id}`).send({ email: 'mona.haddad@cars.example' }).expect(200);
    expect((await set(token).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    expect(await emails()).toEqual(['staff.invited', 'staff.password-forgotten']);
  });

  it('that is closed while it is redeemed sets no password', async () => {
    const { id } = await accounts.invite();
    const token = await accounts.token();
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const runner = accounts.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM accounts.staff WHERE id = $1 FOR UPDATE', [id]);
    const redeeming = set(token).then(({ status, body }) => [status, body.code]);
    await until('it waits for the account', async () => (await accounts.dataSource.query(isWaiting)).length > 0);
    await runner.query('UPDATE accounts.password_link SET closed_at = now() WHERE staff_id = $1', [id]);
    await runner.commitTransaction();
    await runner.release();
    expect(await redeeming).toEqual([400, 'PASSWORD_LINK_INVALID']);
  });

  it('works for one of two concurrent users', async () => {
    await accounts.invite();
    const token = await accounts.token();
    const statuses = (await Promise.all([set(token), set(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });
});

describe('a forgotten password', () => {
  it('sends an e-mail, whose link ends all earlier sessions', async () => {
    const { id } = await accounts.join();
    const credentials = async () => (await accounts.asGateway('get', `/internal/staff/${id}`).expect(200)).body.credentials;
    const before = await credentials();
    await forget('mona@cars.example');
    expect(await emails()).toEqual(['staff.invited', 'staff.password-forgotten']);
    await set(await accounts.token(), 'another lantern on the pier').expect(200);
    expect(await credentials()).toBeGreaterThan(before);
    await accounts.signIn(MONA.email).expect(401);
    await accounts.signIn(MONA.email, 'another lantern on the pier').expect(200);
  });

  it('does not reveal who has an account, and sends no other e-mails', async () => {
    await accounts.invite();
    await forget('nobody@cars.example');
    expect(await emails()).toEqual(['staff.invited']);
  });

  it('sends no link if the operator sets the password, and says so', async () => {
    await accounts.invite();
    await forget('owner@cars.example');
    expect(await emails()).toEqual(['staff.invited', 'staff.password-forgotten']);
    const { body } = await accounts.asNotifier('get', '/internal/password-links/2').expect(200);
    expect(body).toMatchObject({ purpose: 'configured', open: true, email: 'owner@cars.example' });
  });

  it('sends at most three e-mails an hour', async () => {
    await accounts.join();
    for (let asked = 0; asked < 5; asked += 1) await forget(MONA.email);
    expect(await emails()).toHaveLength(3);
  });
});

describe("a person's own password", () => {
  const change = (id: number, body: object) => accounts.asGateway('put', `/internal/staff/${id}/password`).send(body);

  it('is changed with the current one, which ends every session', async () => {
    const { id } = await accounts.join();
    const newPassword = 'another lantern on the pier';
    const wrong = await change(id, { currentPassword: 'a guess', newPassword }).expect(401);
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
    const weak = await change(id, { currentPassword: GOOD_PASSWORD, newPassword: 'password1234' }).expect(400);
    expect(weak.body.errors).toMatchObject([{ path: 'newPassword' }]);
    const { body } = await change(id, { currentPassword: GOOD_PASSWORD, newPassword }).expect(200);
    expect(body.credentials).toBe(3);
    await accounts.signIn(MONA.email).expect(401);
    await accounts.signIn(MONA.email, newPassword).expect(200);
  });

  it('is changed by one of two concurrent changes that know it', async () => {
    const { id } = await accounts.join();
    const changes = ['another lantern on the pier', 'a third lantern on the pier'].map((newPassword) =>
      change(id, { currentPassword: GOOD_PASSWORD, newPassword }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('voids the link of a reset when it is changed, and not when the change is refused', async () => {
    const { id } = await accounts.join();
    const newPassword = 'another lantern on the pier';
    const linkIsOpen = async () => (await accounts.asNotifier('get', '/internal/password-links/2').expect(200)).body.open;
    await forget(MONA.email);
    const token = await accounts.token();
    await change(id, { currentPassword: 'a guess', newPassword }).expect(401);
    expect(await linkIsOpen()).toBe(true);
    await change(id, { currentPassword: GOOD_PASSWORD, newPassword }).expect(200);
    expect(await linkIsOpen()).toBe(false);
    expect((await set(token).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    await accounts.signIn(MONA.email, newPassword).expect(200);
  });
});

describe('the record of log-ins', () => {
  it('has password changes, without their content', async () => {
    const { id } = await accounts.join();
    const change = { action: 'change-password', staffId: id, sessionId: 'session-9', address: '203.0.113.9' };
    await accounts.asGateway('post', '/internal/sign-in-records').send(change).expect(204);
    expect((await accounts.audit()).at(-1)).toMatchObject({
      session_id: 'session-9',
      person_name: MONA.name,
      action: 'update',
      entity: 'staff-account',
      entity_id: id,
      after: { password: '…' },
    });
  });

  it('has successful and refused log-ins with addresses, and the last visit', async () => {
    const { id } = await accounts.join();
    const record = (body: object) => accounts.asGateway('post', '/internal/sign-in-records').send(body).expect(204);
    await record({ action: 'sign-in', staffId: id, sessionId: 'session-9', address: '203.0.113.9' });
    await record({ action: 'refuse', email: 'MONA@cars.example', address: '203.0.113.9', reason: 'WRONG_CREDENTIALS' });
    await record({ action: 'refuse', email: 'nobody@cars.example', address: '203.0.113.9', reason: 'WRONG_CREDENTIALS' });
    const { body } = await accounts.asOwner('get', '/api/audit/accounts?entity=session').expect(200);
    const about = { entity: 'session', address: '203.0.113.9' };
    expect(body.items).toMatchObject([
      { ...about, action: 'refuse', personId: null, after: { reason: 'WRONG_CREDENTIALS' } },
      { ...about, action: 'refuse', personId: id, personName: MONA.name },
      { ...about, action: 'sign-in', personId: id, sessionId: 'session-9' },
    ]);
    const { body: staff } = await accounts.asOwner('get', '/api/staff-accounts').expect(200);
    expect(staff[1].lastSignInAt).toMatch(/Z$/);
  });
});
