import { type LeadChange, leadNote, type NewsletterChange, type StaffPage } from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Get, Inject, Param, Post, Put, Query, type StreamableFile, type Type } from '@nestjs/common';
import { Context, type SubmissionContext } from '../submissions/submission-context.js';
import type { LeadList } from './lead-lists.js';
import { IdParams, LeadFilterParams, LeadPageParams } from './lead-params.js';
import { type LeadItem, LeadsService } from './leads.service.js';
import { leadsCsv } from './leads-csv.js';

/** The staff's calls on one list. */
export function leadsController(list: LeadList): Type {
  @Staff()
  @Controller(`api/${list.name}`)
  class LeadsController {
    constructor(@Inject(LeadsService) private readonly leads: LeadsService) {}

    @Get()
    page(@Query() params: LeadPageParams): Promise<StaffPage<LeadItem>> {
      return this.leads.page(list, params);
    }

    @Get('export')
    async export(@Query() params: LeadFilterParams): Promise<StreamableFile> {
      return leadsCsv(list, await this.leads.all(list, params));
    }

    @Put(':id')
    change(
      @Param() { id }: IdParams,
      @Body({ schema: list.changeSchema }) change: LeadChange | NewsletterChange,
      @CurrentStaff() staff: CurrentStaff,
      @Context() { requestId }: SubmissionContext,
    ): Promise<LeadItem> {
      return this.leads.change(list, id, change, { staff, requestId });
    }

    @Post(':id/notes')
    addNote(
      @Param() { id }: IdParams,
      @Body({ schema: leadNote }) { text }: { text: string },
      @CurrentStaff() staff: CurrentStaff,
      @Context() { requestId }: SubmissionContext,
    ): Promise<LeadItem> {
      return this.leads.addNote(list, id, text, { staff, requestId });
    }
  }
  return LeadsController;
}
