import type { IdParams, Make, MakeChanges, NewMake } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param } from '@nestjs/common';
import { MakesService } from './makes.service.js';

@Controller()
export class MakesController {
  constructor(private readonly makes: MakesService) {}

  @Route(api.listStaffMakes)
  list(): Promise<Make[]> {
    return this.makes.list();
  }

  @Route(api.createMake)
  create(@Body() make: NewMake, @CurrentStaff() staff: CurrentStaff): Promise<Make> {
    return this.makes.create(make, staff);
  }

  @Route(api.updateMake)
  change(@Param() { id }: IdParams, @Body() changes: MakeChanges, @CurrentStaff() staff: CurrentStaff): Promise<Make> {
    return this.makes.change(id, changes, staff);
  }

  @Route(api.deleteMake)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.makes.remove(id, staff);
  }
}
