import type { ServiceAddress } from '@dealership/service-kit/service-client';
import { type DynamicModule, Module } from '@nestjs/common';
import { CATALOG_ACCESS, PictureRemovalService } from '../media/picture-removal.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';

/** The personal data in this service: found, exported or erased by staff. */
@Module({ controllers: [PrivacyController], providers: [PrivacyService, PictureRemovalService] })
export class PrivacyModule {
  static forRoot(catalog: ServiceAddress): DynamicModule {
    return { module: PrivacyModule, providers: [{ provide: CATALOG_ACCESS, useValue: catalog }] };
  }
}
