import { Module } from '@nestjs/common';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { StaffVehiclesController } from './staff-vehicles.controller.js';
import { StaffVehiclesService } from './staff-vehicles.service.js';
import { VehicleWritesService } from './vehicle-writes.service.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesService } from './vehicles.service.js';

@Module({
  controllers: [VehiclesController, StaffVehiclesController],
  providers: [VehiclesService, VehicleSearchService, VehicleWritesService, StaffVehiclesService],
})
export class VehiclesModule {}
