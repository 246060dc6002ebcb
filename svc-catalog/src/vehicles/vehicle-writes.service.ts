import type { NewVehicle, VehicleChanges, Vehicle as VehicleResponse } from '@dealership/contracts';
import { StaffRecords } from '@dealership/service-kit/audit';
import { MediaStore, pictureAddresses } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Vehicle } from './vehicle.entity.js';
import { toVehicle } from './vehicle.mapper.js';

/** What staff do with the stock. */
@Injectable()
export class VehicleWritesService {
  private readonly records: StaffRecords<Vehicle>;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    const kind = { schema: SCHEMA, name: 'vehicle', target: Vehicle, notFound: 'VEHICLE_NOT_FOUND' } as const;
    this.records = new StaffRecords(dataSource, kind);
  }

  async create(vehicle: NewVehicle, staff: CurrentStaff): Promise<VehicleResponse> {
    return toVehicle(await this.records.create(await this.columns(vehicle), staff));
  }

  async change(vehicleId: number, changes: VehicleChanges, staff: CurrentStaff): Promise<VehicleResponse> {
    return toVehicle(await this.records.change(vehicleId, await this.columns(changes), staff));
  }

  remove(vehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(vehicleId, staff);
  }

  private async columns({ price, images, ...rest }: VehicleChanges): Promise<Partial<Vehicle>> {
    return {
      ...rest,
      // Two decimals, as the column prints it: else the same price would look like a change.
      ...(price !== undefined && { price: price === null ? null : price.toFixed(2) }),
      ...(images && { images: await pictureAddresses(images, this.media, 'images') }),
    };
  }
}
