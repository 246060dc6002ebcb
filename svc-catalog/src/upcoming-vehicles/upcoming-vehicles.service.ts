import type { NewUpcomingVehicle, UpcomingVehicle, UpcomingVehicleChanges } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { StaffRecords } from '@dealership/service-kit/audit';
import { type MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, Repository } from 'typeorm';
import { MEDIA_STORE } from '../media-store.js';
import { UpcomingVehicleEntity } from './upcoming-vehicle.entity.js';
import { toUpcomingVehicle } from './upcoming-vehicle.mapper.js';

@Injectable()
export class UpcomingVehiclesService {
  private readonly records: StaffRecords<UpcomingVehicleEntity>;

  constructor(
    @InjectRepository(UpcomingVehicleEntity) private readonly upcomingVehicles: Repository<UpcomingVehicleEntity>,
    @InjectDataSource() dataSource: DataSource,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: 'catalog',
      name: 'upcoming-vehicle',
      target: UpcomingVehicleEntity,
      notFound: 'UPCOMING_VEHICLE_NOT_FOUND',
    });
  }

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

  async create(vehicle: NewUpcomingVehicle, staff: CurrentStaff): Promise<UpcomingVehicle> {
    return toUpcomingVehicle(await this.records.create(await this.columns(vehicle), staff));
  }

  async change(upcomingVehicleId: number, changes: UpcomingVehicleChanges, staff: CurrentStaff): Promise<UpcomingVehicle> {
    return toUpcomingVehicle(await this.records.change(upcomingVehicleId, await this.columns(changes), staff));
  }

  remove(upcomingVehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(upcomingVehicleId, staff);
  }

  private async columns({ imageUrl, ...rest }: UpcomingVehicleChanges): Promise<Partial<UpcomingVehicleEntity>> {
    if (imageUrl === undefined) return rest;
    return { ...rest, imageUrl: imageUrl && (await pictureAddress(imageUrl, this.media, 'imageUrl')) };
  }
}
