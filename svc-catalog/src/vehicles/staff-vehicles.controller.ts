import type { StaffVehiclePage } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Query } from '@nestjs/common';
import { StaffVehiclesParams } from './staff-vehicles.params.js';
import { StaffVehiclesService } from './staff-vehicles.service.js';

@Controller()
export class StaffVehiclesController {
  constructor(private readonly vehicles: StaffVehiclesService) {}

  @Route(api.listStaffVehicles)
  list(@Query() params: StaffVehiclesParams): Promise<StaffVehiclePage> {
    return this.vehicles.list(params);
  }
}
