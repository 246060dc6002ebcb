import { Module } from '@nestjs/common';
import { LEAD_LISTS } from './lead-lists.js';
import { leadsController } from './leads.controller.js';
import { LeadsService } from './leads.service.js';

/** What staff do with what visitors sent. */
@Module({ controllers: LEAD_LISTS.map(leadsController), providers: [LeadsService] })
export class LeadsModule {}
