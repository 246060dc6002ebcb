import { defineEnv, processEnv } from '@dealership/server-kit';
import { Body, Controller, Get, HttpCode, Logger, Module, Param, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startService } from '../app/service-app.js';
import { logLines } from './log-lines.js';

/** The example's handlers, as defined by a test. */
export class Desk {
  answer: () => unknown = () => ({});
}

@Controller('desks')
class DeskController {
  private readonly logger = new Logger('desk');

  constructor(private readonly desk: Desk) {}

  @Get(':id')
  read(@Param('id') id: string): unknown {
    this.logger.log({ id }, 'read');
    return this.desk.answer();
  }

  @Post()
  @HttpCode(200)
  async write(@Body() _body: object): Promise<unknown> {
    this.logger.log('written');
    return this.desk.answer();
  }
}

@Module({ controllers: [DeskController], providers: [Desk] })
class DeskModule {}

export interface ExampleService {
  app: NestFastifyApplication;
  desk: Desk;
  url: string;
  /** Parsed log lines of requests and handlers. */
  lines: Record<string, unknown>[];
}

/**
 * A small service booted with `startService` on a free port. `settings`: its variables. Close its `app` after the test.
 */
export async function startExampleService(settings: Record<string, string> = {}): Promise<ExampleService> {
  const { lines, logTo } = logLines();
  const env = defineEnv(processEnv).parse({ HOST: '127.0.0.1', PORT: '0', ...settings });
  const app = await startService(DeskModule, { name: 'example', env, logTo });
  return { app, desk: app.get(Desk), url: await app.getUrl(), lines };
}
