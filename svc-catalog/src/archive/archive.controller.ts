import type { ArchivedVehicle, ArchiveRequest, StaffVehicle } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import type { Page } from '@dealership/service-kit/database';
import { IdParams, PageParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { IsOptional, Matches } from 'class-validator';
import { ArchiveService } from './archive.service.js';

class ArchivedVehiclesParams extends PageParams {
  @IsOptional()
  @Matches(/^\P{Cc}{0,100}$/u, { message: '$property must be a text of at most 100 characters' })
  q = '';
}

@Controller()
export class ArchiveController {
  constructor(private readonly vehicles: ArchiveService) {}

  @Route(api.listArchivedVehicles)
  list(@Query() { q, page, pageSize }: ArchivedVehiclesParams): Promise<Page<ArchivedVehicle>> {
    return this.vehicles.list(q, page, pageSize);
  }

  @Route(api.archiveVehicles)
  archive(@Body() request: ArchiveRequest, @CurrentStaff() staff: CurrentStaff): Promise<{ changed: number }> {
    return this.vehicles.archive(request, staff);
  }

  @Route(api.restoreVehicle)
  restore(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<StaffVehicle> {
    return this.vehicles.restore(id, staff);
  }
}
