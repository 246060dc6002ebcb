import { type DynamicModule, Module } from '@nestjs/common';
import { RetentionService } from './retention.service.js';
import { RETENTION_DAYS, RetentionLoop } from './retention-loop.js';

@Module({})
export class RetentionModule {
  /** `days`: RETENTION_DAYS; 0 keeps everything. */
  static with(days: number): DynamicModule {
    return {
      module: RetentionModule,
      providers: [{ provide: RETENTION_DAYS, useValue: days }, RetentionService, RetentionLoop],
    };
  }
}
