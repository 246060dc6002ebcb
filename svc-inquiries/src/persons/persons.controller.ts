import type { PersonFile, PersonMerge, PersonUnmerge } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { NameParams, requestOf } from '../inbox/inbox-params.js';
import { PersonFileService } from './person-file.service.js';
import { PersonLinksService } from './person-links.service.js';
import { PersonLinkParams, PersonParams } from './person-params.js';

@Controller()
export class PersonsController {
  constructor(
    private readonly files: PersonFileService,
    private readonly links: PersonLinksService,
  ) {}

  @Route(api.getPersonFile)
  read(@Param() name: NameParams, @Query() params: PersonParams): Promise<PersonFile> {
    return this.files.read(requestOf(name), params);
  }

  @Route(api.mergePerson)
  async merge(
    @Param() name: NameParams,
    @Body() merge: PersonMerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<PersonFile> {
    await this.links.merge(requestOf(name), merge, { staff, requestId });
    return this.files.read(requestOf(name), new PersonParams());
  }

  @Route(api.unmergePerson)
  async unmerge(
    @Param() { id, ...name }: PersonLinkParams,
    @Body() { version }: PersonUnmerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<PersonFile> {
    await this.links.unmerge(requestOf(name), id, version, { staff, requestId });
    return this.files.read(requestOf(name), new PersonParams());
  }
}
