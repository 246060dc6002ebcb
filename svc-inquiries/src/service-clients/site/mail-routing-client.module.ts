import { type ServiceAddress, ServiceClient } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { CONTENT, MailRoutingClient } from './mail-routing.client.js';

/** The mail recipients configured in svc-content. */
@Module({})
export class MailRoutingClientModule {
  static forRoot(address: ServiceAddress): DynamicModule {
    // A short timeout, so that no e-mail waits for its recipients.
    const client = { provide: CONTENT, useValue: new ServiceClient({ ...address, timeoutMs: 1500 }) };
    return {
      module: MailRoutingClientModule,
      global: true,
      providers: [client, MailRoutingClient],
      exports: [MailRoutingClient],
    };
  }
}
