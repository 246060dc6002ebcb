import { type MakeChanges, type Make as MakeResponse, type NewMake, staffValidationMessages } from '@dealership/contracts';
import { AppError, violates } from '@dealership/service-kit';
import { StaffRecords } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Make } from './make.entity.js';
import { toMake } from './make.mapper.js';

/** The names of makes. The search reads them on every query, so changes take effect at once. */
@Injectable()
export class MakesService {
  private readonly records: StaffRecords<Make>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.records = new StaffRecords(dataSource, { schema: SCHEMA, name: 'make', target: Make, notFound: 'MAKE_NOT_FOUND' });
  }

  /** Every make, A to Z. */
  async list(): Promise<MakeResponse[]> {
    const rows = await this.dataSource.manager.find(Make, { order: { name: 'ASC', id: 'ASC' } });
    return rows.map(toMake);
  }

  create(make: NewMake, staff: CurrentStaff): Promise<MakeResponse> {
    return this.written(() => this.records.create(make, staff));
  }

  change(makeId: number, changes: MakeChanges, staff: CurrentStaff): Promise<MakeResponse> {
    return this.written(() => this.records.change(makeId, changes, staff));
  }

  remove(makeId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(makeId, staff);
  }

  private async written(write: () => Promise<Make>): Promise<MakeResponse> {
    try {
      return toMake(await write());
    } catch (error) {
      if (!violates(error, 'uq_make_name')) throw error;
      const errors = [{ path: 'name', message: staffValidationMessages.makeTaken }];
      throw new AppError('VALIDATION_FAILED', {}, { errors, cause: error });
    }
  }
}
