import {
  type Language,
  type NewUpcomingVehicle,
  outdatedAfter,
  type StaffUpcomingVehicle,
  type TextListQuery,
  UPCOMING_VEHICLE_TEXTS,
  type UpcomingVehicleChanges,
  type UpcomingVehicle as UpcomingVehicleResponse,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { StaffRecords } from '@dealership/service-kit/audit';
import { type PublicPage, pageOf, rowsOfPage } from '@dealership/service-kit/endpoints';
import { MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { UpcomingVehicle } from './upcoming-vehicle.entity.js';
import { toStaffUpcomingVehicle, toUpcomingVehicle } from './upcoming-vehicle.mapper.js';

@Injectable()
export class UpcomingVehiclesService {
  private readonly records: StaffRecords<UpcomingVehicle>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: SCHEMA,
      name: 'upcoming-vehicle',
      target: UpcomingVehicle,
      notFound: 'UPCOMING_VEHICLE_NOT_FOUND',
    });
  }

  /** A page of all upcoming vehicles, newest first. */
  async list({ lang, ...paging }: TextListQuery): Promise<PublicPage<UpcomingVehicleResponse>> {
    const { items, more } = pageOf(await this.rows(rowsOfPage(paging)), paging);
    return { items: items.map((row) => toUpcomingVehicle(row, lang)), more };
  }

  async listForStaff(): Promise<StaffUpcomingVehicle[]> {
    return (await this.rows()).map(toStaffUpcomingVehicle);
  }

  async get(upcomingVehicleId: number, language: Language): Promise<UpcomingVehicleResponse> {
    const row = await this.dataSource.manager.findOneBy(UpcomingVehicle, { id: upcomingVehicleId });
    if (!row) throw new AppError('UPCOMING_VEHICLE_NOT_FOUND', { upcomingVehicleId });
    return toUpcomingVehicle(row, language);
  }

  async create(vehicle: NewUpcomingVehicle, staff: CurrentStaff): Promise<StaffUpcomingVehicle> {
    return toStaffUpcomingVehicle(await this.records.create(await this.columns(vehicle), staff));
  }

  async change(upcomingVehicleId: number, changes: UpcomingVehicleChanges, staff: CurrentStaff): Promise<StaffUpcomingVehicle> {
    const columns = await this.columns(changes);
    const withOutdated = (row: UpcomingVehicle) => ({
      ...columns,
      outdated: outdatedAfter(UPCOMING_VEHICLE_TEXTS, row, columns),
    });
    return toStaffUpcomingVehicle(await this.records.change(upcomingVehicleId, withOutdated, staff));
  }

  remove(upcomingVehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(upcomingVehicleId, staff);
  }

  private rows(part = {}): Promise<UpcomingVehicle[]> {
    return this.dataSource.manager.find(UpcomingVehicle, { ...part, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private async columns({ imageUrl, ...rest }: UpcomingVehicleChanges): Promise<Partial<UpcomingVehicle>> {
    if (imageUrl === undefined) return rest;
    return { ...rest, imageUrl: imageUrl && (await pictureAddress(imageUrl, this.media, 'imageUrl')) };
  }
}
