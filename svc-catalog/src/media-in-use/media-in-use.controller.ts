import { MEDIA_IN_USE_PATH } from '@dealership/service-kit/media';
import { Service } from '@dealership/service-kit/staff';
import { Controller, Get } from '@nestjs/common';
import { MediaInUseService } from './media-in-use.service.js';

@Service('svc-content')
@Controller(MEDIA_IN_USE_PATH)
export class MediaInUseController {
  constructor(private readonly mediaInUse: MediaInUseService) {}

  @Get()
  list(): Promise<string[]> {
    return this.mediaInUse.list();
  }
}
