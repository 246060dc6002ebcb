import type { CustomerShowcase } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CUSTOMER_SHOWCASE_COLUMNS, type CustomerShowcaseRow, toCustomerShowcase } from './customer-showcase.mapper.js';

@Injectable()
export class CustomerShowcaseService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Every showcase, the featured ones first, each part newest first. */
  async list(): Promise<CustomerShowcase[]> {
    const rows = await this.dataSource.query<CustomerShowcaseRow[]>(
      `SELECT ${CUSTOMER_SHOWCASE_COLUMNS} FROM content.customer_showcase c
       ORDER BY c.featured DESC, c.created_at DESC, c.id DESC`,
    );
    return rows.map(toCustomerShowcase);
  }
}
