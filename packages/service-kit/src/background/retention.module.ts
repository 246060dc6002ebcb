import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { RETENTION, RETENTION_DAYS, type Retention } from './retention.js';
import { RetentionTask } from './retention.task.js';

@Module({})
export class RetentionModule {
  /** `days`: RETENTION_DAYS; 0 keeps everything. */
  static forRoot(days: number, retention: Type<Retention>): DynamicModule {
    return {
      module: RetentionModule,
      providers: [{ provide: RETENTION_DAYS, useValue: days }, { provide: RETENTION, useClass: retention }, RetentionTask],
    };
  }
}
