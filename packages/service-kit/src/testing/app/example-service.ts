import { defineEnv, processEnv } from '@dealership/server-kit';
import { Body, Controller, Get, HttpCode, Logger, Module, Param, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startService } from '../../app/service-app.js';
import { logLines } from '../log-lines.js';

/** The example's handlers, as defined by a test. */
export class Items {
  answer: () => unknown = () => ({});
}

@Controller('items')
class ItemsController {
  private readonly logger = new Logger('items');

  constructor(private readonly items: Items) {}

  @Get(':id')
  read(@Param('id') id: string): unknown {
    this.logger.log({ id }, 'read');
    return this.items.answer();
  }

  @Post()
  @HttpCode(200)
  async write(@Body() _body: object): Promise<unknown> {
    this.logger.log('written');
    return this.items.answer();
  }
}

@Module({ controllers: [ItemsController], providers: [Items] })
class ItemsModule {}

export interface ExampleService {
  app: NestFastifyApplication;
  items: Items;
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
  const app = await startService(ItemsModule, { name: 'example', env, logTo });
  return { app, items: app.get(Items), url: await app.getUrl(), lines };
}
