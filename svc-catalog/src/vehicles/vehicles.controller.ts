import { Readable } from 'node:stream';
import { type NewVehicle, newVehicle, type Vehicle, type VehicleChanges, vehicleChanges } from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { IdParams } from '../id-params.js';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { VehicleSearchParams } from './search/vehicle-search-params.js';
import { VehicleWritesService } from './vehicle-writes.service.js';
import { VehiclesService } from './vehicles.service.js';

const JSON_TYPE = 'application/json; charset=utf-8';

@Controller('api/vehicles')
export class VehiclesController {
  constructor(
    private readonly vehicles: VehiclesService,
    private readonly vehicleSearch: VehicleSearchService,
    private readonly writes: VehicleWritesService,
  ) {}

  @Get()
  async list(): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.vehicles.list()), { type: JSON_TYPE });
  }

  @Get('pages')
  @Header('content-type', JSON_TYPE)
  pages(): Promise<string> {
    return this.vehicles.pages();
  }

  @Get('featured')
  @Header('content-type', JSON_TYPE)
  featured(): Promise<string> {
    return this.vehicles.featured();
  }

  @Get('search')
  @Header('content-type', JSON_TYPE)
  search(@Query() query: VehicleSearchParams): Promise<string> {
    return this.vehicleSearch.search(query);
  }

  // Last: it would take the words above for ids.
  @Get(':id')
  @Header('content-type', JSON_TYPE)
  get(@Param() { id }: IdParams): Promise<string> {
    return this.vehicles.get(id);
  }

  @Post()
  @Staff()
  create(@Body({ schema: newVehicle }) vehicle: NewVehicle, @CurrentStaff() staff: CurrentStaff): Promise<Vehicle> {
    return this.writes.create(vehicle, staff);
  }

  @Put(':id')
  @Staff()
  change(
    @Param() { id }: IdParams,
    @Body({ schema: vehicleChanges }) changes: VehicleChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<Vehicle> {
    return this.writes.change(id, changes, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  @Staff()
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.remove(id, staff);
  }
}
