import type {
  IdParams,
  LanguageQuery,
  NewUpcomingVehicle,
  StaffUpcomingVehicle,
  TextListQuery,
  UpcomingVehicle,
  UpcomingVehicleChanges,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { linkPages, type Reply, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { UpcomingVehiclesService } from './upcoming-vehicles.service.js';

@Controller()
export class UpcomingVehiclesController {
  constructor(private readonly upcomingVehicles: UpcomingVehiclesService) {}

  @Route(api.listUpcomingVehicles)
  async list(@Query() query: TextListQuery, @Res({ passthrough: true }) reply: Reply): Promise<UpcomingVehicle[]> {
    const { items, more } = await this.upcomingVehicles.list(query);
    linkPages(reply, api.listUpcomingVehicles.path, query, more);
    return items;
  }

  @Route(api.getUpcomingVehicle)
  get(@Param() { id }: IdParams, @Query() { lang }: LanguageQuery): Promise<UpcomingVehicle> {
    return this.upcomingVehicles.get(id, lang);
  }

  @Route(api.listStaffUpcomingVehicles)
  listForStaff(): Promise<StaffUpcomingVehicle[]> {
    return this.upcomingVehicles.listForStaff();
  }

  @Route(api.createUpcomingVehicle)
  create(@Body() vehicle: NewUpcomingVehicle, @CurrentStaff() staff: CurrentStaff): Promise<StaffUpcomingVehicle> {
    return this.upcomingVehicles.create(vehicle, staff);
  }

  @Route(api.updateUpcomingVehicle)
  change(
    @Param() { id }: IdParams,
    @Body() changes: UpcomingVehicleChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StaffUpcomingVehicle> {
    return this.upcomingVehicles.change(id, changes, staff);
  }

  @Route(api.deleteUpcomingVehicle)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.upcomingVehicles.remove(id, staff);
  }
}
