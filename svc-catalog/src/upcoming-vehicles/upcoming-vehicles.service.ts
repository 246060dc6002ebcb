import type { UpcomingVehicle } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UpcomingVehicleEntity } from './upcoming-vehicle.entity.js';
import { toUpcomingVehicle } from './upcoming-vehicle.mapper.js';

@Injectable()
export class UpcomingVehiclesService {
  constructor(@InjectRepository(UpcomingVehicleEntity) private readonly upcomingVehicles: Repository<UpcomingVehicleEntity>) {}

  /** Every upcoming vehicle, newest first. */
  async list(): Promise<UpcomingVehicle[]> {
    const rows = await this.upcomingVehicles.find({ order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toUpcomingVehicle);
  }

  async get(upcomingVehicleId: number): Promise<UpcomingVehicle> {
    const row = await this.upcomingVehicles.findOneBy({ id: upcomingVehicleId });
    if (!row) throw new AppError('UPCOMING_VEHICLE_NOT_FOUND', { upcomingVehicleId });
    return toUpcomingVehicle(row);
  }
}
