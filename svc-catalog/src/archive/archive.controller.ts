import type { ArchivedVehicle, ArchiveRequest, DraftChanges, DraftVehicle, IdParams, StaffVehicle } from '@dealership/contracts';
import { api, type QueryOf } from '@dealership/contracts/api';
import type { Page } from '@dealership/service-kit/database';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentApiClient, CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { readableBy } from '../vehicles/vehicle.mapper.js';
import { StaffVehicleWritesService } from '../vehicles/writes/staff-vehicle-writes.service.js';
import { ArchiveService } from './archive.service.js';

@Controller()
export class ArchiveController {
  constructor(
    private readonly vehicles: ArchiveService,
    private readonly writes: StaffVehicleWritesService,
  ) {}

  @Route(api.listArchivedVehicles)
  list(@Query() query: QueryOf<typeof api.listArchivedVehicles>): Promise<Page<ArchivedVehicle>> {
    return this.vehicles.list(query);
  }

  @Route(api.archiveVehicles)
  archive(@Body() request: ArchiveRequest, @CurrentStaff() staff: CurrentStaff): Promise<{ changed: number }> {
    return this.vehicles.archive(request, staff);
  }

  @Route(api.getDraftVehicle)
  async get(
    @Param() { id }: IdParams,
    @Query() { filter }: QueryOf<typeof api.getDraftVehicle>,
    @CurrentStaff() staff?: CurrentStaff,
    @CurrentApiClient() apiClient?: CurrentApiClient,
  ): Promise<DraftVehicle> {
    return readableBy(staff, apiClient)(await this.vehicles.get(id, filter));
  }

  @Route(api.updateDraftVehicle)
  changeDraft(
    @Param() { id }: IdParams,
    @Body() changes: DraftChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<DraftVehicle> {
    return this.writes.changeDraft(id, changes, staff);
  }

  @Route(api.deleteDraftVehicle)
  removeDraft(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.removeDraft(id, staff);
  }

  @Route(api.restoreVehicle)
  restore(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<StaffVehicle> {
    return this.vehicles.restore(id, staff);
  }
}
