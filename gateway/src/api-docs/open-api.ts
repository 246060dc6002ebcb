import { API_TOKEN_PREFIX, ERROR_CODES, IDEMPOTENCY_HEADER, scopesOf } from '@dealership/contracts';
import { type ApiEndpoint, endpointsOf, errorSchema, WEBHOOK_MESSAGES } from '@dealership/contracts/api';
import { z } from 'zod';
import { Components, type JsonSchema, type OpenApiVersion } from './components.js';
import { exampleOf } from './examples.js';

const JSON_TYPE = 'application/json';

const FAILURE = {
  statusCode: 400,
  code: 'VALIDATION_FAILED',
  message: ERROR_CODES.VALIDATION_FAILED[1],
  errors: [{ path: 'email', message: 'Please enter a valid email address' }],
  requestId: '7d9a3c1e-4b52-4f0c-9a57-2c8f1d6e0b34',
};

function content(components: Components, schema: z.core.$ZodType, io: 'input' | 'output', example?: unknown) {
  const shape = components.referenceTo(schema, io);
  return { [JSON_TYPE]: { schema: shape, example: example ?? exampleOf(components.resolved(shape)) } };
}

/** Parameters of a path or of a query, as text in the address. */
function parametersOf(components: Components, schema: z.core.$ZodType | undefined, location: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = components.resolved(components.referenceTo(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
    example: exampleOf(property as JsonSchema, name),
  }));
}

const keyParameter = ({ idempotencyKey }: ApiEndpoint) =>
  idempotencyKey
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: idempotencyKey === 'required',
          description: 'Identifies a submission: repeated requests with the same key are stored only once.',
          schema: { type: 'string', format: 'uuid' },
          example: '7d9a3c1e-4b52-4f0c-9a57-2c8f1d6e0b34',
        },
      ]
    : [];

function requestBodyOf(components: Components, { body, bodyType, bodyExample }: ApiEndpoint) {
  if (body) return { requestBody: { required: true, content: content(components, body, 'input', bodyExample) } };
  return bodyType ? { requestBody: { required: true, content: { [bodyType]: {} } } } : {};
}

function successOf(components: Components, { response, responseType, event }: ApiEndpoint) {
  if (response) return { description: 'The request succeeded.', content: content(components, response, 'output') };
  if (event && responseType)
    return {
      description: 'A stream of events. The schema describes the data of each.',
      content: { [responseType]: { schema: components.referenceTo(event, 'output') } },
    };
  return { description: 'The request succeeded.', ...(responseType && { content: { [responseType]: {} } }) };
}

function securityOf(endpoint: ApiEndpoint) {
  if (endpoint.access !== 'staff') return {};
  const scopes = scopesOf(endpoint);
  if (scopes.length === 0) return { security: [{ staffSession: [] }] };
  return {
    description: `An API token needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
    security: [{ staffSession: [] }, ...scopes.map((scope) => ({ apiToken: [scope] }))],
  };
}

const operationOf = (components: Components, endpoint: ApiEndpoint) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.service],
  ...securityOf(endpoint),
  parameters: [
    ...parametersOf(components, endpoint.params, 'path'),
    ...parametersOf(components, endpoint.query, 'query'),
    ...keyParameter(endpoint),
  ],
  ...requestBodyOf(components, endpoint),
  responses: { [endpoint.status ?? 200]: successOf(components, endpoint), default: { $ref: '#/components/responses/Error' } },
});

/** Headers carry a timestamp and a signature: https://www.standardwebhooks.com */
const webhooksOf = (components: Components) =>
  Object.fromEntries(
    Object.entries(WEBHOOK_MESSAGES).map(([event, { summary, body }]) => {
      const requestBody = { required: true, content: content(components, body, 'output') };
      const responses = {
        '2XX': { description: 'The message was accepted. After any other response it is sent again for up to three days.' },
      };
      return [event, { post: { operationId: event, tags: ['webhooks'], summary, requestBody, responses } }];
    }),
  );

/** OpenAPI 3.0 knows no webhooks of a document, only those of the call that sets their URL. */
const callbacksOf = (components: Components) =>
  Object.fromEntries(
    Object.entries(webhooksOf(components)).map(([event, webhook]) => [event, { '{$request.body#/url}': webhook }]),
  );

function pathsOf(components: Components, version: OpenApiVersion) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpointsOf().filter(({ access }) => access !== 'service')) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const callbacks = version === '3.0' && endpoint.name === 'createWebhook' && { callbacks: callbacksOf(components) };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: { ...operationOf(components, endpoint), ...callbacks } };
  }
  return paths;
}

const HINTS: Record<OpenApiVersion, string> = {
  '3.0': ' For code generators: /api/openapi.json is the same in OpenAPI 3.1, with webhooks of their own.',
  '3.1': '',
};

/** An OpenAPI document of every endpoint that passes the gateway. `cookie`: name of the session cookie. */
export function openApi(cookie: string, version: OpenApiVersion) {
  const components = new Components(version);
  return {
    openapi: `${version}.1`,
    info: {
      title: 'Dealership API',
      version: '1',
      description: `Prices are in AED unless stated otherwise. Times are in ISO 8601 format, in UTC.${HINTS[version]}`,
    },
    servers: [{ url: '/' }],
    paths: pathsOf(components, version),
    ...(version === '3.1' && { webhooks: webhooksOf(components) }),
    components: {
      schemas: components.schemas,
      securitySchemes: {
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: `A token that staff created for an API client, sent as \`Authorization: Bearer ${API_TOKEN_PREFIX}…\`. It can read what its scopes allow. Above its rate limit, the response is 429 with Retry-After.`,
        },
        staffSession: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session that is opened by signing in.' },
      },
      responses: { Error: { description: 'The request failed.', content: content(components, errorSchema, 'output', FAILURE) } },
    },
  };
}
