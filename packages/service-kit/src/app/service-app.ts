import {
  BODY_LIMIT,
  createLog,
  Drain,
  endTracing,
  forwardRequestIds,
  keepRequestContext,
  logRequest,
  Metrics,
  type ProcessEnv,
  requestIdOf,
  startTracing,
  watchRequests,
} from '@dealership/server-kit';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { AppErrorFilter } from '../errors/app-error.filter.js';
import { toAppError } from '../errors/to-app-error.js';
import { schemaPipe } from '../errors/validation.pipes.js';
import { nestLogger } from '../log/nest-logger.js';
import { ProcessModule } from './process.module.js';

export interface ServiceOptions {
  name: string;
  env: ProcessEnv;
  /** Largest request body in bytes. */
  bodyLimit?: number;
  /** Where log lines go instead of stdout. */
  logTo?: DestinationStream;
}

/** The HTTP engine of every service: request ids, body limit, keep-alive longer than the gateway's. */
export const serviceAdapter = (bodyLimit = BODY_LIMIT): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    // Addresses the router cannot parse never reach Nest and its filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const appError = toAppError(error);
      void reply.status(appError.status).send(appError.toBody(String(request.id)));
    },
    genReqId: requestIdOf,
  });

/** Common to every Nest process: error body, validation, graceful shutdown. */
export function configureApp(app: NestFastifyApplication): NestFastifyApplication {
  app.useGlobalFilters(new AppErrorFilter());
  app.useGlobalPipes(schemaPipe);
  app.enableShutdownHooks();
  return app;
}

/**
 * Adds what every service has: ids in log lines, a line and metrics per request, graceful errors. Also used by tests.
 */
export function configureServiceApp(app: NestFastifyApplication, log?: Logger): NestFastifyApplication {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const [metrics, drain] = [app.get(Metrics), app.get(Drain)];
  keepRequestContext(server);
  watchRequests(server, (finished) => {
    metrics.observeRequest(finished);
    if (log) logRequest(log, finished);
  });
  drain.watch(server);
  server.addHook('onClose', endTracing);
  return configureApp(app);
}

@Module({})
class ServiceRootModule {}

/** Boots a service. Resolves when it accepts requests. */
export async function startService(
  module: Type | DynamicModule,
  { name, env, bodyLimit, logTo }: ServiceOptions,
): Promise<NestFastifyApplication> {
  const log = createLog({ name, level: env.LOG_LEVEL, logTo });
  await startTracing({ name, env, libraries: ['pg', 'ioredis'], log });
  const root = { module: ServiceRootModule, imports: [ProcessModule.forRoot(env), module] };
  const app = await NestFactory.create<NestFastifyApplication>(root, serviceAdapter(bodyLimit), { logger: nestLogger(log) });
  forwardRequestIds();
  configureServiceApp(app, log);
  await app.listen({ host: env.HOST, port: env.PORT });
  return app;
}
