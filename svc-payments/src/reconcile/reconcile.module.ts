import type { LoopTimes } from '@dealership/service-kit/background';
import { type DynamicModule, Module } from '@nestjs/common';
import { MembershipsModule } from '../memberships/memberships.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReconcileService } from './reconcile.service.js';
import { ReconcileTask } from './reconcile.task.js';
import { RECONCILE_OPTIONS } from './reconcile-options.js';

@Module({})
export class ReconcileModule {
  static forRoot(times: LoopTimes): DynamicModule {
    return {
      module: ReconcileModule,
      imports: [PaymentsModule, MembershipsModule],
      providers: [{ provide: RECONCILE_OPTIONS, useValue: times }, ReconcileService, ReconcileTask],
    };
  }
}
