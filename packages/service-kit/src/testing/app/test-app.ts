import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ProcessModule } from '../../app/process.module.js';
import { configureServiceApp, serviceAdapter } from '../../app/service-app.js';
import { checkResponses } from './check-responses.js';

/**
 * A running service without logs on a free port of 127.0.0.1. Close it after the test, which fails if an answer broke
 * the contract.
 */
export async function startTestApp(...modules: (Type | DynamicModule)[]): Promise<NestFastifyApplication> {
  const process = ProcessModule.forRoot({ DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 10_000 });
  const testing = await Test.createTestingModule({ imports: [process, ...modules] }).compile();
  const app = configureServiceApp(testing.createNestApplication<NestFastifyApplication>(serviceAdapter(), { logger: false }));
  checkResponses(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
