import type { ReplyPromise } from '@dealership/contracts';
import { api, type ParamsOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Param } from '@nestjs/common';
import { PromisesService } from './promises.service.js';

@Controller()
export class PromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Route(api.getReplyPromise)
  read(@Param() { kind }: ParamsOf<typeof api.getReplyPromise>): Promise<ReplyPromise> {
    return this.promises.read(kind);
  }
}
