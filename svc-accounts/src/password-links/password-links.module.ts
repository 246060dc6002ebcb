import type { SiteNames } from '@dealership/service-kit/passwords';
import { type DynamicModule, Module } from '@nestjs/common';
import { PasswordLinksController } from './password-links.controller.js';
import { PasswordLinksService, SITE_NAMES } from './password-links.service.js';

@Module({})
export class PasswordLinksModule {
  static forRoot(site: SiteNames): DynamicModule {
    return {
      module: PasswordLinksModule,
      controllers: [PasswordLinksController],
      providers: [{ provide: SITE_NAMES, useValue: site }, PasswordLinksService],
    };
  }
}
