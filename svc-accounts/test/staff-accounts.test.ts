import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, GOOD_PASSWORD, MONA, startAccounts } from './support/accounts.js';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(() => accounts.empty());
afterAll(() => accounts.stop());

const list = async () => (await accounts.asOwner('get', '/api/staff-accounts').expect(200)).body;
const signInOptions = async () => (await accounts.anybody('get', '/api/staff-sign-in').expect(200)).body;
const change = (id: number, changes: object) => accounts.asOwner('put', `/api/staff-accounts/${id}`).send(changes);

describe('a new installation', () => {
  it('has only the configured owner, who needs no e-mail address to sign in', async () => {
    expect(await signInOptions()).toEqual({ asksForEmail: false });
    expect((await accounts.signIn(undefined, 'whatever the gateway checks').expect(200)).body).toEqual({
      ...{ id: 1, name: 'Owner', role: 'owner', active: true, configured: true, credentials: 1 },
      ...{ factors: [], mustEnrol: false },
    });
    expect(await list()).toMatchObject([{ id: 1, email: null, role: 'owner', state: 'active', configured: true }]);
  });

  it('invites nobody before the owner has an e-mail address', async () => {
    const { body } = await accounts.asOwner('post', '/api/staff-accounts').send(MONA).expect(409);
    expect(body.code).toBe('OWNER_EMAIL_MISSING');
    expect(await list()).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('makes the e-mail address required for everybody, sends an e-mail, and is audited', async () => {
    const mona = await accounts.invite();
    expect(mona).toMatchObject({ ...MONA, state: 'invited', configured: false, lastSignInAt: null });
    expect(await signInOptions()).toEqual({ asksForEmail: true });
    expect((await accounts.signIn().expect(401)).body.code).toBe('STAFF_EMAIL_REQUIRED');
    expect(await accounts.dataSource.query('SELECT event, payload FROM accounts.outbox')).toEqual([
      { event: 'staff.invited', payload: { passwordLinkId: 1 } },
    ]);
    const email = { purpose: 'invitation', open: true, name: MONA.name, email: MONA.email, language: 'ar' };
    expect((await accounts.asNotifier('get', '/internal/password-links/1').expect(200)).body).toEqual(email);
    expect((await accounts.audit()).at(-1)).toMatchObject({
      ...{ session_id: 'session-1', person_name: 'Owner', action: 'create', entity: 'staff-account', entity_id: mona.id },
      after: { ...MONA, state: 'invited' },
    });
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['language', { language: 'fr' }],
    ['role', { role: 'director' }],
    ['admin', { admin: true }],
  ])('is refused with the field %j', async (path, changes) => {
    const { body } = await accounts
      .asOwner('post', '/api/staff-accounts')
      .send({ ...MONA, ...changes })
      .expect(400);
    expect(body.errors).toMatchObject([{ path }]);
  });

  it("is refused for an existing account's address, in any spelling", async () => {
    await accounts.invite();
    const { body } = await accounts
      .asOwner('post', '/api/staff-accounts')
      .send({ ...MONA, email: 'mona@CARS.example' })
      .expect(409);
    expect(body.code).toBe('STAFF_EMAIL_TAKEN');
  });

  it('is resent with another link until a password is set', async () => {
    const { id } = await accounts.invite();
    const first = await accounts.token();
    await accounts.asOwner('post', `/api/staff-accounts/${id}/invitation`).expect(204);
    const second = await accounts.token();
    const set = (token: string) => accounts.anybody('post', '/api/staff-password').send({ token, password: GOOD_PASSWORD });
    expect((await set(first).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    await set(second).expect(200);
    const { body } = await accounts.asOwner('post', `/api/staff-accounts/${id}/invitation`).expect(409);
    expect(body.code).toBe('ALREADY_ACTIVE');
  });

  it('becomes invalid when the address is corrected, and is sent to the new one', async () => {
    const { id } = await accounts.invite({ email: 'stranger@cars.example' });
    const misdirected = await accounts.token();
    await change(id, { email: MONA.email }).expect(200);
    const set = (token: string) => accounts.anybody('post', '/api/staff-password').send({ token, password: GOOD_PASSWORD });
    expect((await set(misdirected).expect(400)).body.code).toBe('PASSWORD_LINK_INVALID');
    const { body } = await accounts.asNotifier('get', '/internal/password-links/2').expect(200);
    expect(body).toMatchObject({ purpose: 'invitation', open: true, email: MONA.email });
    expect((await set(await accounts.token()).expect(200)).body).toEqual({ email: MONA.email });
  });

  it('stays valid when something else changes', async () => {
    const { id } = await accounts.invite();
    const token = await accounts.token();
    await change(id, { name: 'Mona H.', email: MONA.email, role: 'manager' }).expect(200);
    await accounts.anybody('post', '/api/staff-password').send({ token, password: GOOD_PASSWORD }).expect(200);
  });
});

describe('the owner', () => {
  it('changes a role, with an audited diff', async () => {
    const { id, version } = await accounts.join();
    const { body } = await change(id, { role: 'manager', version: version + 1 }).expect(200);
    expect(body).toMatchObject({ role: 'manager', state: 'active' });
    expect((await accounts.asGateway('get', `/internal/staff/${id}`).expect(200)).body.role).toBe('manager');
    expect((await accounts.audit()).at(-1)).toMatchObject({ before: { role: 'sales' }, after: { role: 'manager' } });
    const stale = await change(id, { role: 'viewer', version }).expect(409);
    expect(stale.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('deactivates an account, whose sessions stay ended after reactivation', async () => {
    const { id } = await accounts.join();
    const member = async () => (await accounts.asGateway('get', `/internal/staff/${id}`).expect(200)).body;
    const { credentials } = await member();
    await change(id, { deactivated: true }).expect(200);
    expect(await member()).toMatchObject({ active: false });
    expect((await accounts.signIn(MONA.email).expect(401)).body.code).toBe('WRONG_CREDENTIALS');
    expect(await signInOptions()).toEqual({ asksForEmail: false });
    await change(id, { deactivated: false }).expect(200);
    await accounts.signIn(MONA.email).expect(200);
    expect((await member()).credentials).toBeGreaterThan(credentials);
  });

  it.each([{ deactivated: true }, { role: 'manager' }])(
    'whose password the operator sets cannot be changed to %j',
    async (changes) => {
      await list();
      expect((await change(1, changes).expect(409)).body.code).toBe('OWNER_REQUIRED');
    },
  );

  describe.each([
    ['demoted', { role: 'manager' }],
    ['deactivated', { deactivated: true }],
  ])('who was %s', (_, changes) => {
    it.each([
      ['invite', 'post', '', { ...MONA, email: 'friend@cars.example', role: 'owner' }],
      ['promote', 'put', '/3', { role: 'owner' }],
      ['invite again', 'post', '/3/invitation', undefined],
      ['remove factors', 'delete', '/3/factors', undefined],
    ] as const)('can no longer %s, although the gateway still knows the role', async (_name, method, path, body) => {
      const second = await accounts.join({ role: 'owner' });
      await accounts.invite({ email: 'third@cars.example' });
      await change(second.id, changes).expect(200);
      const before = [await list(), await accounts.audit()];
      const call = accounts.asStaff(second, method, `/api/staff-accounts${path}`);
      expect((await call.send(body)).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
      expect([await list(), await accounts.audit()]).toEqual(before);
    });
  });

  it('who is demoted by another owner at the same time cannot demote that one', async () => {
    const [one, other] = [
      await accounts.join({ role: 'owner' }),
      await accounts.join({ role: 'owner', email: 'b@cars.example' }),
    ];
    const demote = (by: typeof one, whom: typeof one) =>
      accounts.asStaff(by, 'put', `/api/staff-accounts/${whom.id}`).send({ role: 'viewer' });
    const answers = await Promise.all([demote(one, other), demote(other, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('gets 404 for an unknown account', async () => {
    await list();
    expect((await change(77, { role: 'viewer' }).expect(404)).body.code).toBe('STAFF_ACCOUNT_NOT_FOUND');
  });
});

describe('any member of staff', () => {
  it('reads and changes only the name and language of their own account', async () => {
    const mona = await accounts.join();
    const { body } = await accounts
      .asStaff(mona, 'put', '/api/staff-account')
      .send({ name: 'Mona H.', language: 'ja' })
      .expect(200);
    expect(body).toMatchObject({ id: mona.id, name: 'Mona H.', language: 'ja', role: 'sales' });
    expect((await accounts.asStaff(mona, 'get', '/api/staff-account').expect(200)).body).toEqual(body);
    await accounts.asStaff(mona, 'put', '/api/staff-account').send({ role: 'owner' }).expect(400);
    expect((await accounts.audit()).at(-1)).toMatchObject({ session_id: 'session-2', person_name: MONA.name });
  });
});

it('filters the audit by account', async () => {
  const { id } = await accounts.join();
  await change(id, { role: 'viewer' }).expect(200);
  const { body } = await accounts.asOwner('get', `/api/audit/accounts?entity=staff-account&entityId=${id}`).expect(200);
  expect(body.items.map(({ action, personName, address }: Record<string, string>) => [action, personName, address])).toEqual([
    ['update', 'Owner', '203.0.113.7'],
    ['update', MONA.name, expect.any(String)],
    ['create', 'Owner', '203.0.113.7'],
  ]);
});
