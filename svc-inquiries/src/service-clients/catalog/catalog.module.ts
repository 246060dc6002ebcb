import { ServiceClient } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { CATALOG, CatalogService } from './catalog.service.js';

/** The client of svc-catalog. */
@Module({})
export class CatalogModule {
  /** `url`: the base URL of svc-catalog. */
  static forRoot(url: string): DynamicModule {
    const client = { provide: CATALOG, useValue: new ServiceClient({ url, timeoutMs: 1500 }) };
    return { module: CatalogModule, global: true, providers: [client, CatalogService], exports: [CatalogService] };
  }
}
