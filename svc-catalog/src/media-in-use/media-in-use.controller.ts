import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller } from '@nestjs/common';
import { MediaInUseService } from './media-in-use.service.js';

@Controller()
export class MediaInUseController {
  constructor(private readonly mediaInUse: MediaInUseService) {}

  @Route(api.listCatalogMedia)
  list(): Promise<string[]> {
    return this.mediaInUse.list();
  }
}
