import type {
  IdParams,
  LeadChange,
  LeadFilter,
  LeadListQuery,
  LeadNote,
  NewsletterChange,
  StaffPage,
} from '@dealership/contracts';
import { endpointAt } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile, type Type } from '@nestjs/common';
import type { LeadList } from '../lists/lead-lists.js';
import { type LeadItem, LeadsService } from './leads.service.js';
import { leadsCsv } from './leads-csv.js';

/** The staff's endpoints for one list. */
export function leadsController(list: LeadList): Type {
  const path = `/api/${list.name}`;

  @Controller()
  class LeadsController {
    constructor(private readonly leads: LeadsService) {}

    @Route(endpointAt('GET', path))
    page(@Query() params: LeadListQuery): Promise<StaffPage<LeadItem>> {
      return this.leads.page(list, params);
    }

    @Route(endpointAt('GET', `${path}/export`))
    async export(@Query() params: LeadFilter): Promise<StreamableFile> {
      return leadsCsv(list, await this.leads.all(list, params));
    }

    @Route(endpointAt('PUT', `${path}/:id`))
    change(
      @Param() { id }: IdParams,
      @Body() change: LeadChange | NewsletterChange,
      @CurrentStaff() staff: CurrentStaff,
      @Context() { requestId }: RequestContext,
    ): Promise<LeadItem> {
      return this.leads.change(list, id, change, { staff, requestId });
    }

    @Route(endpointAt('POST', `${path}/:id/notes`))
    addNote(
      @Param() { id }: IdParams,
      @Body() { text }: Pick<LeadNote, 'text'>,
      @CurrentStaff() staff: CurrentStaff,
      @Context() { requestId }: RequestContext,
    ): Promise<LeadItem> {
      return this.leads.addNote(list, id, text, { staff, requestId });
    }
  }
  return LeadsController;
}
