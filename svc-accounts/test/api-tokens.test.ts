import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, startAccounts } from './support/accounts.js';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(async () => {
  await accounts.empty();
});
afterAll(() => accounts.stop());

const PORTAL = { name: 'Portal', scopes: ['stock.read', 'requests.read'], days: 90 };

const create = async (changes: object = {}) =>
  (
    await accounts
      .asOwner('post', '/api/api-tokens')
      .send({ ...PORTAL, ...changes })
      .expect(201)
  ).body;
const list = async () => (await accounts.asOwner('get', '/api/api-tokens').expect(200)).body;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const check = (token: string) => accounts.asGateway('post', '/internal/api-tokens').send({ hash: hashOf(token) });
const revoke = (id: number) => accounts.asOwner('delete', `/api/api-tokens/${id}`);

describe('an API token', () => {
  it('is returned once; the database stores its hash', async () => {
    const { token, ...row } = await create();
    expect(token).toMatch(/^dealer_[\w-]{43}$/);
    expect(await list()).toEqual([row]);
    expect(row).toMatchObject({ name: 'Portal', ending: token.slice(-4), createdBy: 'Owner', lastUsedAt: null });
    expect(JSON.stringify(await accounts.dataSource.query('SELECT * FROM accounts.api_token'))).not.toContain(token);
    expect(JSON.stringify(await accounts.audit())).not.toMatch(new RegExp(`${token}|${hashOf(token)}`));
  });

  it('is found by its hash until it expires, and records its last use', async () => {
    const { token, id } = await create();
    expect((await check(token).expect(200)).body).toMatchObject({ id, name: 'Portal', scopes: PORTAL.scopes });
    expect((await list())[0].lastUsedAt).not.toBeNull();
    await accounts.dataSource.query("UPDATE accounts.api_token SET expires_at = now() - interval '1 second'");
    expect((await check(token).expect(401)).body.code).toBe('API_TOKEN_INVALID');
    expect((await check('dealer_another').expect(401)).body.code).toBe('API_TOKEN_INVALID');
  });

  it('is invalid once revoked, and the revocation is audited', async () => {
    const { token, id } = await create();
    await revoke(id).expect(204);
    await check(token).expect(401);
    expect(await list()).toEqual([]);
    expect((await revoke(id).expect(404)).body.code).toBe('API_TOKEN_NOT_FOUND');
    expect(await accounts.audit()).toMatchObject([
      { person_name: 'Owner', action: 'create', entity: 'api-token', entity_id: id },
      { person_name: 'Owner', action: 'delete', entity: 'api-token', entity_id: id, before: { name: 'Portal' } },
    ]);
  });

  it('is invalid while its creator is deactivated or lacks the permission', async () => {
    await accounts.empty();
    const manager = await accounts.join({ role: 'manager' });
    const { body } = await accounts.asStaff(manager, 'post', '/api/api-tokens').send(PORTAL).expect(201);
    const { token: own } = await create();
    const change = async (changes: object) =>
      accounts.asOwner('put', `/api/staff-accounts/${manager.id}`).send(changes).expect(200);
    for (const [changes, status] of [
      [{ deactivated: true }, 401],
      [{ deactivated: false }, 200],
      [{ role: 'sales' }, 401],
      [{ role: 'manager' }, 200],
    ] as const) {
      await change(changes);
      await check(body.token).expect(status);
      expect((await list()).map(({ name, stopped }: { name: string; stopped: boolean }) => [name, stopped])).toEqual([
        ['Portal', false],
        ['Portal', status === 401],
      ]);
    }
    await check(own).expect(200);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['people.write'] }, 'scopes.0'],
    [{ scopes: ['stock.read', 'stock.read'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
  ])('is not created from %j', async (changes, path) => {
    const { body } = await accounts
      .asOwner('post', '/api/api-tokens')
      .send({ ...PORTAL, ...changes })
      .expect(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it('is resolved for the gateway only', async () => {
    const hash = hashOf('x');
    for (const caller of [accounts.anybody, accounts.asOwner, accounts.asNotifier])
      await caller('post', '/internal/api-tokens').send({ hash }).expect(401);
  });
});
