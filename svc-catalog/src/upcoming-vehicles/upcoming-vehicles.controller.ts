import type { UpcomingVehicle } from '@dealership/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { IdParams } from '../id-params.js';
import { UpcomingVehiclesService } from './upcoming-vehicles.service.js';

@Controller('api/upcoming-vehicles')
export class UpcomingVehiclesController {
  constructor(private readonly upcomingVehicles: UpcomingVehiclesService) {}

  @Get()
  list(): Promise<UpcomingVehicle[]> {
    return this.upcomingVehicles.list();
  }

  @Get(':id')
  get(@Param() { id }: IdParams): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.get(id);
  }
}
