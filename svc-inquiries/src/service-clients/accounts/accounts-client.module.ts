import { type ServiceAddress, ServiceClient } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { ACCOUNTS, AccountsClient } from './accounts.client.js';

/** The client of svc-accounts. */
@Module({})
export class AccountsClientModule {
  static forRoot(address: ServiceAddress): DynamicModule {
    const client = { provide: ACCOUNTS, useValue: new ServiceClient({ ...address, timeoutMs: 5000 }) };
    return { module: AccountsClientModule, global: true, providers: [client, AccountsClient], exports: [AccountsClient] };
  }
}
