import { type DynamicModule, Module } from '@nestjs/common';
import { LEAD_LISTS } from './lead-lists.js';
import { leadsController } from './leads.controller.js';
import { LeadsService, SITE_URL } from './leads.service.js';

/** What staff do with what visitors sent. */
@Module({ controllers: LEAD_LISTS.map(leadsController), providers: [LeadsService] })
export class LeadsModule {
  /** `siteUrl`: begins the links of exported files. */
  static forRoot(siteUrl: string): DynamicModule {
    return { module: LeadsModule, providers: [{ provide: SITE_URL, useValue: siteUrl }] };
  }
}
