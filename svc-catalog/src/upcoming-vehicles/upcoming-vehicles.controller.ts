import {
  type NewUpcomingVehicle,
  newUpcomingVehicle,
  type UpcomingVehicle,
  type UpcomingVehicleChanges,
  upcomingVehicleChanges,
} from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
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

  @Post()
  @Staff()
  create(
    @Body({ schema: newUpcomingVehicle }) vehicle: NewUpcomingVehicle,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.create(vehicle, staff);
  }

  @Put(':id')
  @Staff()
  change(
    @Param() { id }: IdParams,
    @Body({ schema: upcomingVehicleChanges }) changes: UpcomingVehicleChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.change(id, changes, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  @Staff()
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.upcomingVehicles.remove(id, staff);
  }
}
