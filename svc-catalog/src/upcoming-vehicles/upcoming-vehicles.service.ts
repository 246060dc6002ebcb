import type {
  NewUpcomingVehicle,
  UpcomingVehicleChanges,
  UpcomingVehicle as UpcomingVehicleResponse,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { StaffRecords } from '@dealership/service-kit/audit';
import { MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, Repository } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { UpcomingVehicle } from './upcoming-vehicle.entity.js';
import { toUpcomingVehicle } from './upcoming-vehicle.mapper.js';

@Injectable()
export class UpcomingVehiclesService {
  private readonly records: StaffRecords<UpcomingVehicle>;

  constructor(
    @InjectRepository(UpcomingVehicle) private readonly upcomingVehicles: Repository<UpcomingVehicle>,
    @InjectDataSource() dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: SCHEMA,
      name: 'upcoming-vehicle',
      target: UpcomingVehicle,
      notFound: 'UPCOMING_VEHICLE_NOT_FOUND',
    });
  }

  /** Every upcoming vehicle, newest first. */
  async list(): Promise<UpcomingVehicleResponse[]> {
    const rows = await this.upcomingVehicles.find({ order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toUpcomingVehicle);
  }

  async get(upcomingVehicleId: number): Promise<UpcomingVehicleResponse> {
    const row = await this.upcomingVehicles.findOneBy({ id: upcomingVehicleId });
    if (!row) throw new AppError('UPCOMING_VEHICLE_NOT_FOUND', { upcomingVehicleId });
    return toUpcomingVehicle(row);
  }

  async create(vehicle: NewUpcomingVehicle, staff: CurrentStaff): Promise<UpcomingVehicleResponse> {
    return toUpcomingVehicle(await this.records.create(await this.columns(vehicle), staff));
  }

  async change(
    upcomingVehicleId: number,
    changes: UpcomingVehicleChanges,
    staff: CurrentStaff,
  ): Promise<UpcomingVehicleResponse> {
    return toUpcomingVehicle(await this.records.change(upcomingVehicleId, await this.columns(changes), staff));
  }

  remove(upcomingVehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(upcomingVehicleId, staff);
  }

  private async columns({ imageUrl, ...rest }: UpcomingVehicleChanges): Promise<Partial<UpcomingVehicle>> {
    if (imageUrl === undefined) return rest;
    return { ...rest, imageUrl: imageUrl && (await pictureAddress(imageUrl, this.media, 'imageUrl')) };
  }
}
