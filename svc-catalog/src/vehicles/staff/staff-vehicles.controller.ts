import type {
  BulkChanges,
  IdParams,
  StaffVehicleFilterQuery,
  StaffVehiclePage,
  StaffVehiclesQuery,
  VehicleStatusChange,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentApiClient, CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { maySeeCosts, readableBy } from '../vehicle.mapper.js';
import { StaffVehicleWritesService } from '../writes/staff-vehicle-writes.service.js';
import { StaffVehiclesService } from './staff-vehicles.service.js';
import { stockCsv } from './stock-csv.js';

@Controller()
export class StaffVehiclesController {
  constructor(
    private readonly vehicles: StaffVehiclesService,
    private readonly writes: StaffVehicleWritesService,
  ) {}

  @Route(api.listStaffVehicles)
  list(
    @Query() params: StaffVehiclesQuery,
    @CurrentStaff() staff?: CurrentStaff,
    @CurrentApiClient() apiClient?: CurrentApiClient,
  ): Promise<StaffVehiclePage> {
    return this.vehicles.list(params, readableBy(staff, apiClient));
  }

  @Route(api.exportStaffVehicles)
  async export(@Query() params: StaffVehicleFilterQuery, @CurrentStaff() staff?: CurrentStaff): Promise<StreamableFile> {
    return stockCsv(await this.vehicles.all(params), maySeeCosts(staff));
  }

  @Route(api.updateVehicles)
  change(@Body() changes: BulkChanges, @CurrentStaff() staff: CurrentStaff): Promise<{ changed: number }> {
    return this.writes.changeMany(changes, staff);
  }

  @Route(api.listVehicleStatuses)
  statuses(@Param() { id }: IdParams): Promise<VehicleStatusChange[]> {
    return this.vehicles.statuses(id);
  }
}
