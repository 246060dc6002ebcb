import { scopesOf } from '@dealership/contracts';
import { type ApiEndpoint, endpointsOf, WEBHOOK_MESSAGES } from '@dealership/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { z } from 'zod';
import { type Site, startGateway } from './support/gateway.js';

interface Operation {
  security?: object[];
  parameters: { name: string; in: string; required: boolean; example: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: object; example?: unknown }> }>;
}

const calls = endpointsOf().filter(({ access }) => access !== 'service');

let site: Site;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, object> };
};

const operationOf = ({ method, path }: { method: string; path: string }) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

/** What is wrong with the example of a call, by the call's name. */
const issuesOf = (name: string, schema: z.ZodType, example: unknown) => {
  const { error } = schema.safeParse(example);
  return error ? [{ name, issues: error.issues }] : [];
};

beforeAll(async () => {
  site = await startGateway();
  document = (await supertest(site.url).get('/api/openapi.json').expect(200)).body;
});
afterAll(() => site.close());

describe('the API description', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('has every call of the site, but none between services', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(calls.length);
    expect(JSON.stringify(Object.keys(document.paths))).not.toContain('/internal/');
  });

  it('describes a shape once, by its name, and refers to it', () => {
    const vehicle = { $ref: '#/components/schemas/Vehicle' };
    const schemaOf = (path: string) => document.paths[path]?.get?.responses[200]?.content?.['application/json']?.schema;
    expect(schemaOf('/api/vehicles/{id}')).toEqual(vehicle);
    expect(schemaOf('/api/vehicles')).toEqual({ type: 'array', items: vehicle });
    expect(document.components.schemas.Vehicle).toMatchObject({ type: 'object', properties: { year: { type: 'integer' } } });
  });

  it('says which calls are for staff, and which an API token opens', () => {
    const described = calls.map((call) => [call.name, operationOf(call)?.security]);
    const securityOf = (call: ApiEndpoint) => [{ staffSession: [] }, ...scopesOf(call).map((scope) => ({ apiToken: [scope] }))];
    expect(described).toEqual(calls.map((call) => [call.name, call.access === 'staff' ? securityOf(call) : undefined]));
  });

  it('has a valid example of each body', () => {
    const invalid = calls.flatMap(({ name, body, ...call }) => {
      const example = operationOf(call)?.requestBody?.content['application/json']?.example;
      return body ? issuesOf(name, body as z.ZodType, example) : [];
    });
    expect(invalid).toEqual([]);
  });

  it('has an example of each answer that matches its schema', () => {
    const invalid = calls.flatMap(({ name, response, ...call }) => {
      const example = operationOf(call)?.responses[call.status ?? 200]?.content?.['application/json']?.example;
      return response && name !== 'getOpenApi' ? issuesOf(name, response as z.ZodType, example) : [];
    });
    expect(invalid).toEqual([]);
  });
});

it('shows a valid payload of each webhook', () => {
  const invalid = Object.entries(WEBHOOK_MESSAGES).flatMap(([event, { body }]) =>
    issuesOf(event, body, document.webhooks[event]?.post.requestBody?.content['application/json']?.example),
  );
  expect(invalid).toEqual([]);
});

describe('the API documentation page', () => {
  it("complies with the site's security policy: scripts have the nonce, files come from this origin", async () => {
    const { headers, text } = await supertest(site.url).get('/api/docs').expect(200);
    const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(nonce).toBeTruthy();
    const scripts = [...text.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toHaveLength(2);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(scripts[0]).toMatch(/ integrity="sha256-[\w+/]{43}=" crossorigin$/);
    expect(text).not.toMatch(/(?:src|href)="(?!\/[^/])/);
  });

  it.each([
    ['swagger-ui.css', 'text/css'],
    ['swagger-ui-bundle.js', 'text/javascript'],
    ['openapi-3.0.json', 'application/json'],
  ])('serves its file %s', async (file, type) => {
    const { headers } = await supertest(site.url).get(`/api/docs/${file}`).expect(200);
    expect(headers['content-type']).toContain(type);
  });

  it('reads a valid OpenAPI 3.0 document, which has webhooks with the call that sets their URL', async () => {
    const { text } = await supertest(site.url).get('/api/docs').expect(200);
    expect(text).toContain("url: '/api/docs/openapi-3.0.json'");
    const { body } = await supertest(site.url).get('/api/docs/openapi-3.0.json').expect(200);
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect(body.openapi).toMatch(/^3\.0\./);
    expect(Object.keys(body.paths)).toEqual(Object.keys(document.paths));
    expect(Object.keys(body.paths['/api/webhooks'].post.callbacks)).toEqual(Object.keys(document.webhooks));
  });

  it.each(['package.json', '..%2Fpackage.json', 'constructor'])('does not serve %s', async (file) => {
    await supertest(site.url).get(`/api/docs/${file}`).expect(404);
  });

  it('may be opened from a link on another site', async () => {
    await supertest(site.url).get('/api/docs').set('sec-fetch-site', 'cross-site').expect(200);
  });
});
