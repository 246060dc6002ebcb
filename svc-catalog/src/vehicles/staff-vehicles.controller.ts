import type { StaffVehiclePage, VehicleStatusChange } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { IdParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Param, Query } from '@nestjs/common';
import { StaffVehiclesParams } from './staff-vehicles.params.js';
import { StaffVehiclesService } from './staff-vehicles.service.js';

@Controller()
export class StaffVehiclesController {
  constructor(private readonly vehicles: StaffVehiclesService) {}

  @Route(api.listStaffVehicles)
  list(@Query() params: StaffVehiclesParams, @CurrentStaff() staff: CurrentStaff): Promise<StaffVehiclePage> {
    return this.vehicles.list(params, staff);
  }

  @Route(api.listVehicleStatuses)
  statuses(@Param() { id }: IdParams): Promise<VehicleStatusChange[]> {
    return this.vehicles.statuses(id);
  }
}
