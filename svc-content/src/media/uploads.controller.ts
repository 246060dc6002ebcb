import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Post } from '@nestjs/common';
import { readPictureBody, TakesPicture } from './picture-body.js';
import { type UploadedPicture, UploadsService } from './uploads.service.js';

@Controller('api/media')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** A picture file as the body. */
  @Post()
  @Staff()
  @TakesPicture()
  async upload(@Body() body: unknown, @CurrentStaff() staff: CurrentStaff): Promise<UploadedPicture> {
    return this.uploads.store(await readPictureBody(body), staff);
  }
}
