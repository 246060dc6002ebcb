import { ServiceClient } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { CATALOG, CatalogClient } from './catalog.client.js';

/** The client of svc-catalog. */
@Module({})
export class CatalogClientModule {
  /** `url`: the base URL of svc-catalog. */
  static forRoot(url: string): DynamicModule {
    const client = { provide: CATALOG, useValue: new ServiceClient({ url, timeoutMs: 1500 }) };
    return { module: CatalogClientModule, global: true, providers: [client, CatalogClient], exports: [CatalogClient] };
  }
}
