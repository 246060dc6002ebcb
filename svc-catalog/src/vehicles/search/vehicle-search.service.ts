import type { VehicleSearchQuery } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { searchStatement } from './vehicle-search-statement.js';
import { matchWords } from './vehicle-words.js';

@Injectable()
export class VehicleSearchService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns the contract's `VehicleSearchResult` as JSON text */
  async search(query: VehicleSearchQuery): Promise<string> {
    const words = query.search === undefined ? undefined : await matchWords(this.dataSource, query.search);
    const { sql, values } = searchStatement(query, words);
    const [row] = await this.dataSource.query<[{ json: string }]>(sql, values);
    return row.json;
  }
}
