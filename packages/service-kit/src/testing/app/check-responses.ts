import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ApiEndpoint, endpointsOf, errorSchema } from '@dealership/contracts/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

const endpoints = new Map(endpointsOf().map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

const isJson = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('application/json');

/** Errors of an answer; empty if it matches the contract. */
function mismatches({ status = 200, response }: ApiEndpoint, actual: number, body: string | undefined): string[] {
  // Not modified.
  if (actual === 304) return [];
  if (actual < 400 && actual !== status) return [`is answered with ${actual}, not ${status}`];
  const schema = actual >= 400 ? errorSchema : response;
  if (!schema || body === undefined) return schema ? ['is not answered with JSON'] : [];
  const { error } = z.safeParse(schema, JSON.parse(body));
  return (error?.issues ?? []).map(({ path, message }) => `answers ${path.join('.') || 'a body'} wrongly: ${message}`);
}

/**
 * Validates every answer of an app against its contract endpoint: status and body, including errors. Mismatches are
 * thrown when the app is closed, with the endpoint's name and the field's path.
 */
export function checkResponses(app: NestFastifyApplication): void {
  const found = new Set<string>();
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (request, reply, payload) => {
    const endpoint = endpoints.get(`${request.method} ${request.routeOptions.url}`);
    if (!endpoint) return payload;
    const sent = isJson(reply) && payload instanceof Readable ? await text(payload) : payload;
    const body = isJson(reply) && typeof sent === 'string' ? sent : undefined;
    for (const mismatch of mismatches(endpoint, reply.statusCode, body))
      found.add(`${endpoint.name} (${endpoint.method} ${endpoint.path}) ${mismatch}`);
    return sent;
  });
  const close = app.close.bind(app);
  app.close = async () => {
    await close();
    if (found.size) throw new Error(`Answers differ from contracts:\n${[...found].join('\n')}`);
  };
}
