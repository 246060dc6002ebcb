import type { CustomerShowcase, CustomerShowcaseChanges, NewCustomerShowcase } from '@dealership/contracts';
import { StaffRecords } from '@dealership/service-kit/audit';
import { MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CustomerShowcaseEntity } from './customer-showcase.entity.js';
import { CUSTOMER_SHOWCASE_COLUMNS, type CustomerShowcaseRow, toCustomerShowcase } from './customer-showcase.mapper.js';

@Injectable()
export class CustomerShowcaseService {
  private readonly records: StaffRecords<CustomerShowcaseEntity>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: 'content',
      name: 'customer-showcase',
      target: CustomerShowcaseEntity,
      notFound: 'CUSTOMER_SHOWCASE_NOT_FOUND',
    });
  }

  /** Every showcase, the featured ones first, each part newest first. */
  async list(): Promise<CustomerShowcase[]> {
    const rows = await this.dataSource.query<CustomerShowcaseRow[]>(
      `SELECT ${CUSTOMER_SHOWCASE_COLUMNS} FROM content.customer_showcase c
       ORDER BY c.featured DESC, c.created_at DESC, c.id DESC`,
    );
    return rows.map(toCustomerShowcase);
  }

  async create(showcase: NewCustomerShowcase, staff: CurrentStaff): Promise<CustomerShowcase> {
    return toCustomerShowcase(await this.records.create(await this.columns(showcase), staff));
  }

  async change(showcaseId: number, changes: CustomerShowcaseChanges, staff: CurrentStaff): Promise<CustomerShowcase> {
    return toCustomerShowcase(await this.records.change(showcaseId, await this.columns(changes), staff));
  }

  remove(showcaseId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(showcaseId, staff);
  }

  private async columns({ carImage, ...rest }: CustomerShowcaseChanges): Promise<Partial<CustomerShowcaseEntity>> {
    if (carImage === undefined) return rest;
    return { ...rest, carImage: carImage && (await pictureAddress(carImage, this.media, 'carImage')) };
  }
}
