import type { SiteNames } from '@dealership/service-kit/passwords';
import { type DynamicModule, Module } from '@nestjs/common';
import { SITE_NAMES } from '../password-links/password-links.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';

@Module({})
export class SignInModule {
  static forRoot(site: SiteNames): DynamicModule {
    return {
      module: SignInModule,
      controllers: [SignInController],
      providers: [{ provide: SITE_NAMES, useValue: site }, SignInService],
    };
  }
}
