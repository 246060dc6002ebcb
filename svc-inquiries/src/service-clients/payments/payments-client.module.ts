import { type ServiceAddress, ServiceClient } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { PAYMENTS, PaymentsClient } from './payments.client.js';

/** The client of svc-payments. */
@Module({})
export class PaymentsClientModule {
  static forRoot(address: ServiceAddress): DynamicModule {
    const client = { provide: PAYMENTS, useValue: new ServiceClient({ ...address, timeoutMs: 5000 }) };
    return { module: PaymentsClientModule, global: true, providers: [client, PaymentsClient], exports: [PaymentsClient] };
  }
}
