import type { FastifyInstance } from 'fastify';

const THIS_MACHINE = /^https?:\/\/(?:localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id, idempotent-replayed',
  'access-control-max-age': '600',
};

/** Allows cross-origin calls from the site's pages to the API only. */
export function allowBrowsers(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !(THIS_MACHINE.test(origin) || origins.includes(origin))) return;
    reply.headers({ 'access-control-allow-origin': origin, ...HEADERS });
    if (request.method === 'OPTIONS') return reply.status(204).send();
  });
}
