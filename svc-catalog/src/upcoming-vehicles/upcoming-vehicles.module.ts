import { Module } from '@nestjs/common';
import { UpcomingVehiclesController } from './upcoming-vehicles.controller.js';
import { UpcomingVehiclesService } from './upcoming-vehicles.service.js';

@Module({ controllers: [UpcomingVehiclesController], providers: [UpcomingVehiclesService] })
export class UpcomingVehiclesModule {}
