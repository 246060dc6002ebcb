import { type DynamicModule, Module } from '@nestjs/common';
import { ROW_PURGE_OPTIONS, type RowPurgeOptions, RowPurgeTask } from './row-purge.task.js';

@Module({})
export class RowPurgeModule {
  static forRoot(options: RowPurgeOptions): DynamicModule {
    return { module: RowPurgeModule, providers: [{ provide: ROW_PURGE_OPTIONS, useValue: options }, RowPurgeTask] };
  }
}
