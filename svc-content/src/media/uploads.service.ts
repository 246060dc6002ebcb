import { readMediaAddress, type StoredPicture, type UploadedDocument, type UploadedPicture } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { MediaStore, storeSentDocument, storeSentPicture } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Injectable()
export class UploadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {}

  async store(bytes: Buffer, staff: CurrentStaff): Promise<UploadedPicture> {
    const url = await storeSentPicture(bytes, this.media, 'file');
    const { width, height } = readMediaAddress(url) as StoredPicture;
    const after = { url, width, height };
    await recordStaffWrite(this.dataSource.manager, SCHEMA, { staff, action: 'create', entity: 'media', after });
    return after;
  }

  async storeDocument(bytes: Buffer, staff: CurrentStaff): Promise<UploadedDocument> {
    const after = { url: await storeSentDocument(bytes, this.media, 'file'), bytes: bytes.length };
    await recordStaffWrite(this.dataSource.manager, SCHEMA, { staff, action: 'create', entity: 'media', after });
    return after;
  }
}
