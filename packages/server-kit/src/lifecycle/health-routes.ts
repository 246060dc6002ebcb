import type { FastifyInstance } from 'fastify';

/** `/health/live`: liveness. `/health/ready`: readiness; 503 while `isReady` returns false. */
export function healthRoutes(server: FastifyInstance, isReady: () => boolean): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) =>
    isReady() ? { status: 'ok' } : reply.status(503).send({ status: 'not ready' }),
  );
}
