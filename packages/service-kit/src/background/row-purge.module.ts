import { type DynamicModule, Module } from '@nestjs/common';
import { ROW_PURGE_OPTIONS, RowPurge, type RowPurgeOptions } from './row-purge.js';

@Module({})
export class RowPurgeModule {
  static forRoot(options: RowPurgeOptions): DynamicModule {
    return { module: RowPurgeModule, providers: [{ provide: ROW_PURGE_OPTIONS, useValue: options }, RowPurge] };
  }
}
