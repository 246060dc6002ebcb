import { type DynamicModule, Module } from '@nestjs/common';
import { CATALOG_URL, CatalogService } from './catalog.service.js';

/** The way to svc-catalog. */
@Module({})
export class CatalogModule {
  /** `url`: where svc-catalog is. */
  static forRoot(url: string): DynamicModule {
    const address = { provide: CATALOG_URL, useValue: url.replace(/\/+$/, '') };
    return { module: CatalogModule, global: true, providers: [address, CatalogService], exports: [CatalogService] };
  }
}
