import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller } from '@nestjs/common';
import { readPictureBody, TakesPicture } from './picture-body.js';
import { type UploadedPicture, UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** A picture file as the body. */
  @Route(api.uploadMedia)
  @TakesPicture()
  async upload(@Body() body: unknown, @CurrentStaff() staff: CurrentStaff): Promise<UploadedPicture> {
    return this.uploads.store(await readPictureBody(body), staff);
  }
}
