import type { StaffVehiclePage } from '@dealership/contracts';
import { Staff } from '@dealership/service-kit/staff';
import { Controller, Get, Query } from '@nestjs/common';
import { StaffVehiclesParams } from './staff-vehicles.params.js';
import { StaffVehiclesService } from './staff-vehicles.service.js';

@Staff()
@Controller('api/staff/vehicles')
export class StaffVehiclesController {
  constructor(private readonly vehicles: StaffVehiclesService) {}

  @Get()
  list(@Query() params: StaffVehiclesParams): Promise<StaffVehiclePage> {
    return this.vehicles.list(params);
  }
}
