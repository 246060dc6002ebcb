import { api, endpointsOf } from '@dealership/contracts/api';
import { describe, expect, it } from '@jest/globals';
import { Body, Controller, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startTestApp } from '../testing/app/test-app.js';
import { EndpointsModule } from './endpoints.module.js';
import { Route } from './route.js';

type Handler = (body: unknown) => unknown;

/** A controller of one handler. */
function handling(name: keyof typeof api, answer: Handler = () => undefined): Type {
  @Controller()
  class ExampleController {
    @Route(api[name])
    handle(@Body() body: unknown): unknown {
      return answer(body);
    }
  }
  return ExampleController;
}

/** Handlers of all endpoints but the two that each test provides. */
const others = endpointsOf('gateway')
  .map(({ name }) => name as keyof typeof api)
  .filter((name) => name !== 'staffLogout' && name !== 'getStaffSession')
  .map((name) => handling(name));

const start = (...controllers: Type[]) =>
  startTestApp({ ...EndpointsModule.forRoot('gateway'), controllers: [...others, ...controllers] });

const login = async (app: NestFastifyApplication, body: object) =>
  fetch(`${await app.getUrl()}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a service', () => {
  it('does not start without a handler for each of its endpoints, and names the missing ones', async () => {
    await expect(start(handling('staffLogout'))).rejects.toThrow('no handler for getStaffSession (GET /api/admin/session)');
  });

  it('does not start with two handlers for one endpoint', async () => {
    const twice = start(handling('staffLogout'), handling('getStaffSession'), handling('getStaffSession'));
    await expect(twice).rejects.toThrow('two handlers for getStaffSession (GET /api/admin/session)');
  });

  it("does not start with a handler for another service's endpoint", async () => {
    const mixed = start(handling('staffLogout'), handling('getStaffSession'), handling('getExchangeRate'));
    await expect(mixed).rejects.toThrow('getExchangeRate (GET /api/exchange-rate) is an endpoint of payments');
  });

  it('takes path, status and body validation from its endpoint', async () => {
    const session = handling('getStaffSession', () => ({ expiresAt: '2030-01-01T00:00:00.000Z' }));
    const app = await start(handling('staffLogout'), session);
    expect((await login(app, { password: 'x' })).status).toBe(204);
    const refused = await login(app, {});
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'password', message: expect.any(String) }] });
    await app.close();
  });
});

describe('a test of a service', () => {
  const withSession = (answer: unknown) =>
    start(
      handling('staffLogout'),
      handling('getStaffSession', () => answer),
    );

  it.each([
    [{ expiresAt: 'tomorrow' }, /getStaffSession \(GET \/api\/admin\/session\) answers expiresAt wrongly/],
    [{ expiresAt: '2030-01-01T00:00:00.000Z', secret: 'x' }, /answers a body wrongly: Unrecognized key: "secret"/],
  ])('fails when an answer breaks the contract: %j', async (answer, reason) => {
    const app = await withSession(answer);
    expect((await fetch(`${await app.getUrl()}/api/admin/session`)).status).toBe(200);
    await expect(app.close()).rejects.toThrow(reason);
  });
});
