import { picturesInUse } from '@dealership/service-kit/media';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const TEXTS = `
  SELECT unnest(images) AS text FROM catalog.vehicle
  UNION ALL SELECT image_url FROM catalog.upcoming_vehicle`;

@Injectable()
export class MediaInUseService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The ids of the stored pictures that the catalogue shows. */
  list(): Promise<string[]> {
    return picturesInUse(this.dataSource, TEXTS);
  }
}
