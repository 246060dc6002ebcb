import { Module } from '@nestjs/common';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { StaffVehiclesController } from './staff/staff-vehicles.controller.js';
import { StaffVehiclesService } from './staff/staff-vehicles.service.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesService } from './vehicles.service.js';
import { NextPricesTask } from './writes/next-prices.task.js';
import { StaffVehicleWritesService } from './writes/staff-vehicle-writes.service.js';

@Module({
  controllers: [VehiclesController, StaffVehiclesController],
  providers: [VehiclesService, VehicleSearchService, StaffVehicleWritesService, StaffVehiclesService, NextPricesTask],
  exports: [StaffVehicleWritesService],
})
export class VehiclesModule {}
