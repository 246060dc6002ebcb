import type { VehicleSummary } from '@dealership/contracts';
import { type ApiEndpoint, api, endpointsOf } from '@dealership/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Param, Query, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startTestApp } from '../testing/app/test-app.js';
import { EndpointsModule } from './endpoints.module.js';
import { type JsonText, jsonList } from './json-text.js';
import { endpointOf, Route } from './route.js';

type Handler = (body: unknown) => unknown;

/** A controller of one handler. */
function handling(name: keyof typeof api, answer: Handler = () => undefined): Type {
  @Controller()
  class ExampleController {
    @Route<ApiEndpoint>(api[name])
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

describe('a handler', () => {
  it('does not compile unless it returns what its endpoint answers', () => {
    class Handlers {
      // @ts-expect-error: the session has more fields.
      @Route(api.getStaffSession)
      incomplete(): { expiresAt: string } {
        return { expiresAt: '' };
      }

      // @ts-expect-error: the endpoint answers without a body.
      @Route(api.staffLogout)
      talkative(): Promise<string> {
        return Promise.resolve('');
      }

      // @ts-expect-error: a text without the type of its JSON.
      @Route(api.listVehiclesById)
      unknown(): string {
        return '[]';
      }

      @Route(api.listVehiclesById)
      known(): JsonText<VehicleSummary[]> {
        return jsonList([]);
      }
    }
    expect(endpointOf(Handlers.prototype.known)).toBe(api.listVehiclesById);
  });
});

describe('the parameters of a call', () => {
  const received: unknown[] = [];

  @Controller()
  class VehiclesController {
    @Route<ApiEndpoint>(api.listVehicles)
    list(@Query() query: unknown): [] {
      received.push(query);
      return [];
    }

    @Route<ApiEndpoint>(api.getUpcomingVehicle)
    get(@Param() params: unknown): unknown {
      return params;
    }
  }

  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startTestApp({ module: class {}, controllers: [VehiclesController] });
  });
  afterAll(() => app.close());

  const get = async (path: string) => fetch(`${await app.getUrl()}${path}`);

  it.each([
    ['/api/vehicles', { lang: 'en', page: 1, pageSize: 1000 }],
    ['/api/vehicles?lang=ja&page=2&pageSize=1000', { lang: 'ja', page: 2, pageSize: 1000 }],
  ])('reach the handler as the contract declares them, with its defaults: %s', async (path, expected) => {
    expect((await get(path)).status).toBe(200);
    expect(received.at(-1)).toEqual(expected);
  });

  it.each([
    ['/api/vehicles?pageSize=1001', 'pageSize', 'pageSize must be at most 1000'],
    ['/api/vehicles?page=0', 'page', 'page must be at least 1'],
    ['/api/vehicles?page=1&page=2', 'page', 'page must be a whole number'],
    ['/api/vehicles?lang=de', 'lang', 'lang must be one of en, ar, ja'],
    ['/api/vehicles?colour=red', 'colour', 'colour is not known'],
    ['/api/upcoming-vehicles/7.5', 'id', 'id must be a whole number'],
  ])('are held to the limits of the contract: %s', async (path, name, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: name, message }] });
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
