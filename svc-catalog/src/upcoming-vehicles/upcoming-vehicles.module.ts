import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UpcomingVehicle } from './upcoming-vehicle.entity.js';
import { UpcomingVehiclesController } from './upcoming-vehicles.controller.js';
import { UpcomingVehiclesService } from './upcoming-vehicles.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UpcomingVehicle])],
  controllers: [UpcomingVehiclesController],
  providers: [UpcomingVehiclesService],
})
export class UpcomingVehiclesModule {}
