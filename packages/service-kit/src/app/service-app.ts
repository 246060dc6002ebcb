import { randomUUID } from 'node:crypto';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppErrorFilter } from '../errors/app-error.filter.js';
import { toAppError } from '../errors/to-app-error.js';
import { validationPipes } from '../errors/validation.pipes.js';
import { HealthModule } from '../health/health.module.js';
import { loggingModule } from './logging.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The header that carries one request's id from the browser to the e-mail. Anything odd in it is replaced. */
export const REQUEST_ID_HEADER = 'x-request-id';

export interface ServiceOptions {
  name: string;
  host: string;
  port: number;
  logLevel: string;
  /** Largest request body in bytes. */
  bodyLimit?: number;
}

/** The HTTP engine of every service: request ids, body limit, keep-alive longer than the gateway's. */
export const serviceAdapter = (bodyLimit = 256 * 1024): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    // Addresses that the router cannot read never reach Nest and its filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const appError = toAppError(error);
      void reply.status(appError.status).send(appError.toBody(String(request.id)));
    },
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers[REQUEST_ID_HEADER];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });

/** What every service has, whatever its module: one error body, validation, clean shutdown. Tests call it too. */
export function configureServiceApp(app: NestFastifyApplication): NestFastifyApplication {
  app.useGlobalFilters(new AppErrorFilter());
  app.useGlobalPipes(...validationPipes());
  app.enableShutdownHooks();
  return app;
}

@Module({})
class ServiceRootModule {
  static of(module: Type | DynamicModule, options: ServiceOptions): DynamicModule {
    const logging = loggingModule({ name: options.name, level: options.logLevel });
    return { module: ServiceRootModule, imports: [logging, HealthModule, module] };
  }
}

/** Boots a service and listens. Resolves when it takes requests. */
export async function startService(module: Type | DynamicModule, options: ServiceOptions): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceRootModule.of(module, options),
    serviceAdapter(options.bodyLimit),
    { bufferLogs: true },
  );
  app.useLogger(app.get(Logger));
  configureServiceApp(app);
  await app.listen({ host: options.host, port: options.port });
  return app;
}
