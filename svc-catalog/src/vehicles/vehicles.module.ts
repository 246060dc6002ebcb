import { Module } from '@nestjs/common';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { VehicleWritesService } from './vehicle-writes.service.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesService } from './vehicles.service.js';

@Module({ controllers: [VehiclesController], providers: [VehiclesService, VehicleSearchService, VehicleWritesService] })
export class VehiclesModule {}
