import type { NewStaffAccount, StaffAccount } from '@dealership/contracts';
import { audienceOf, signServiceToken, signStaffToken } from '@dealership/service-kit/staff';
import { asMember, createMigratedDatabase, startTestApp, tableCleaner } from '@dealership/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { databaseOptions } from '../../src/database/database.js';

export const OWN = audienceOf('a secret of more than thirty-two characters', 'svc-accounts');

export const GOOD_PASSWORD = 'a lantern beside the harbour';
export const MONA = { name: 'Mona Haddad', email: 'Mona@cars.example', language: 'ar', role: 'sales' } as const;

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Accounts {
  app: NestFastifyApplication;
  url: string;
  dataSource: DataSource;
  anybody(method: Method, path: string): request.Test;
  /** A call by the owner, as the gateway makes it. */
  asOwner(method: Method, path: string): request.Test;
  asStaff(account: StaffAccount, method: Method, path: string): request.Test;
  asGateway(method: Method, path: string): request.Test;
  asNotifier(method: Method, path: string): request.Test;
  /** Gives the owner an e-mail address and invites somebody. */
  invite(changes?: Partial<NewStaffAccount>): Promise<StaffAccount>;
  /** The secret of the last requested e-mail. */
  token(): Promise<string>;
  /** Invites somebody, who sets GOOD_PASSWORD. */
  join(changes?: object): Promise<StaffAccount>;
  signIn(email?: string, password?: string): request.Test;
  audit(): Promise<object[]>;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Emptied between tests. */
const EMPTIED = [
  'accounts.staff',
  'accounts.password_link',
  'accounts.role_demand',
  'accounts.api_token',
  'accounts.audit',
  'accounts.outbox',
];

/** Starts the service with its own database, migrated and empty. */
export async function startAccounts(): Promise<Accounts> {
  const database = await createMigratedDatabase(databaseOptions);
  const app = await startTestApp(
    AppModule.forRoot({
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: 5,
      QUEUE_DATABASE_URL: database.url,
      SERVICE_TOKEN_KEY: OWN.key,
      EVENT_RETENTION_DAYS: 90,
      RECORD_RETENTION_DAYS: 1095,
      SITE_NAME: 'Aureva Motors',
      PUBLIC_URL: 'https://cars.example',
      SECOND_FACTOR_KEY: 'of these tests, of more than 32 characters',
    }),
  );
  const dataSource = app.get(DataSource);
  const emptyTables = tableCleaner(dataSource);
  const anybody: Accounts['anybody'] = (method, path) => request(app.getHttpServer())[method](path);
  const asService =
    (name: string): Accounts['asGateway'] =>
    (method, path) =>
      anybody(method, path).set('authorization', `Bearer ${signServiceToken(OWN, name)}`);
  const asNotifier = asService('notifier');
  const asGateway = asService('gateway');
  const asOwner: Accounts['asOwner'] = (method, path) => anybody(method, path).set(asMember(OWN));
  const invite: Accounts['invite'] = async (changes) => {
    const { body } = await asOwner('get', '/api/staff-accounts').expect(200);
    const [{ id }] = body;
    await asOwner('put', `/api/staff-accounts/${id}`).send({ email: 'owner@cars.example' }).expect(200);
    return (
      await asOwner('post', '/api/staff-accounts')
        .send({ ...MONA, ...changes })
        .expect(201)
    ).body;
  };
  const token: Accounts['token'] = async () => {
    const [link] = await dataSource.query('SELECT max(id) AS id FROM accounts.password_link');
    return (await asNotifier('post', `/internal/password-links/${link.id}/token`).expect(200)).body.token;
  };
  return {
    app,
    url: await app.getUrl(),
    dataSource,
    anybody,
    asOwner,
    asGateway,
    asNotifier,
    asStaff: ({ id, name, role }, method, path) => {
      const member = { sessionId: 'session-2', role, address: '203.0.113.9', account: { id, name } };
      return anybody(method, path).set('authorization', `Bearer ${signStaffToken(OWN, member)}`);
    },
    invite,
    token,
    async join(changes) {
      const account = await invite(changes);
      await anybody('post', '/api/staff-password')
        .send({ token: await token(), password: GOOD_PASSWORD })
        .expect(200);
      return account;
    },
    signIn: (email, password = GOOD_PASSWORD) => asGateway('post', '/internal/sign-in').send({ email, password }),
    audit: () =>
      dataSource.query(
        'SELECT session_id, person_name, action, entity, entity_id, before, after FROM accounts.audit ORDER BY id',
      ),
    empty: () => emptyTables(EMPTIED, { restartIds: true }),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}
