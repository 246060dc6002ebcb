import type { NewUpcomingVehicle, UpcomingVehicle, UpcomingVehicleChanges } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { IdParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param } from '@nestjs/common';
import { UpcomingVehiclesService } from './upcoming-vehicles.service.js';

@Controller()
export class UpcomingVehiclesController {
  constructor(private readonly upcomingVehicles: UpcomingVehiclesService) {}

  @Route(api.listUpcomingVehicles)
  list(): Promise<UpcomingVehicle[]> {
    return this.upcomingVehicles.list();
  }

  @Route(api.getUpcomingVehicle)
  get(@Param() { id }: IdParams): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.get(id);
  }

  @Route(api.listStaffUpcomingVehicles)
  listForStaff(): Promise<UpcomingVehicle[]> {
    return this.upcomingVehicles.list();
  }

  @Route(api.createUpcomingVehicle)
  create(@Body() vehicle: NewUpcomingVehicle, @CurrentStaff() staff: CurrentStaff): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.create(vehicle, staff);
  }

  @Route(api.updateUpcomingVehicle)
  change(
    @Param() { id }: IdParams,
    @Body() changes: UpcomingVehicleChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.change(id, changes, staff);
  }

  @Route(api.deleteUpcomingVehicle)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.upcomingVehicles.remove(id, staff);
  }
}
