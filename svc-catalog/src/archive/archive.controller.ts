import type { ArchivedVehicle, ArchiveRequest, IdParams, StaffVehicle } from '@dealership/contracts';
import { api, type QueryOf } from '@dealership/contracts/api';
import type { Page } from '@dealership/service-kit/database';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ArchiveService } from './archive.service.js';

@Controller()
export class ArchiveController {
  constructor(private readonly vehicles: ArchiveService) {}

  @Route(api.listArchivedVehicles)
  list(@Query() query: QueryOf<typeof api.listArchivedVehicles>): Promise<Page<ArchivedVehicle>> {
    return this.vehicles.list(query);
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
