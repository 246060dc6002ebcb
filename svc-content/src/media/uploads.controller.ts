import type { UploadedDocument, UploadedPicture } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { FileBody, Route, readFileBody } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller } from '@nestjs/common';
import { DOCUMENT, PICTURE } from './file-kinds.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** The body is a picture file. */
  @Route(api.uploadMedia)
  @FileBody(PICTURE)
  async upload(@Body() body: unknown, @CurrentStaff() staff: CurrentStaff): Promise<UploadedPicture> {
    return this.uploads.store(await readFileBody(body, PICTURE), staff);
  }

  /** The body is a PDF file. */
  @Route(api.uploadDocument)
  @FileBody(DOCUMENT)
  async uploadDocument(@Body() body: unknown, @CurrentStaff() staff: CurrentStaff): Promise<UploadedDocument> {
    return this.uploads.storeDocument(await readFileBody(body, DOCUMENT), staff);
  }
}
