import type { FastifyInstance } from 'fastify';

const JSON_TYPE = 'application/json';

/** Parses JSON as usual, but accepts an empty body: the log-out declares JSON and sends nothing. */
export function acceptEmptyJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(JSON_TYPE);
  server.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
