import { type DynamicModule, Module } from '@nestjs/common';
import { LEAD_LISTS } from '../lists/lead-lists.js';
import { leadsController } from './leads.controller.js';
import { LeadsService, SITE_URL } from './leads.service.js';

/** The staff's work on submissions. */
@Module({ controllers: LEAD_LISTS.map(leadsController), providers: [LeadsService] })
export class LeadsModule {
  /** `siteUrl`: prefix of the links in exports. */
  static forRoot(siteUrl: string): DynamicModule {
    return { module: LeadsModule, providers: [{ provide: SITE_URL, useValue: siteUrl }] };
  }
}
