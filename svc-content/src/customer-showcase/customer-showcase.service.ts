import {
  CUSTOMER_SHOWCASE_TEXTS,
  type CustomerShowcaseChanges,
  type CustomerShowcase as CustomerShowcaseResponse,
  type NewCustomerShowcase,
  outdatedAfter,
  type StaffCustomerShowcase,
  type TextListQuery,
} from '@dealership/contracts';
import { StaffRecords } from '@dealership/service-kit/audit';
import { type PublicPage, pageOf, rowsOfPage } from '@dealership/service-kit/endpoints';
import { MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { CustomerShowcase } from './customer-showcase.entity.js';
import { toCustomerShowcase, toStaffCustomerShowcase } from './customer-showcase.mapper.js';

@Injectable()
export class CustomerShowcaseService {
  private readonly records: StaffRecords<CustomerShowcase>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: SCHEMA,
      name: 'customer-showcase',
      target: CustomerShowcase,
      notFound: 'CUSTOMER_SHOWCASE_NOT_FOUND',
    });
  }

  /** A page of all showcases: featured ones first, both groups newest first. */
  async list({ lang, ...paging }: TextListQuery): Promise<PublicPage<CustomerShowcaseResponse>> {
    const { items, more } = pageOf(await this.rows(rowsOfPage(paging)), paging);
    return { items: items.map((row) => toCustomerShowcase(row, lang)), more };
  }

  async listForStaff(): Promise<StaffCustomerShowcase[]> {
    return (await this.rows()).map(toStaffCustomerShowcase);
  }

  async create(showcase: NewCustomerShowcase, staff: CurrentStaff): Promise<StaffCustomerShowcase> {
    return toStaffCustomerShowcase(await this.records.create(await this.columns(showcase), staff));
  }

  async change(showcaseId: number, changes: CustomerShowcaseChanges, staff: CurrentStaff): Promise<StaffCustomerShowcase> {
    const columns = await this.columns(changes);
    const withOutdated = (row: CustomerShowcase) => ({
      ...columns,
      outdated: outdatedAfter(CUSTOMER_SHOWCASE_TEXTS, row, columns),
    });
    return toStaffCustomerShowcase(await this.records.change(showcaseId, withOutdated, staff));
  }

  remove(showcaseId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(showcaseId, staff);
  }

  private rows(part = {}): Promise<CustomerShowcase[]> {
    const order = { featured: 'DESC', createdAt: 'DESC', id: 'DESC' } as const;
    return this.dataSource.manager.find(CustomerShowcase, { ...part, order });
  }

  private async columns({ carImage, ...rest }: CustomerShowcaseChanges): Promise<Partial<CustomerShowcase>> {
    if (carImage === undefined) return rest;
    return { ...rest, carImage: carImage && (await pictureAddress(carImage, this.media, 'carImage')) };
  }
}
