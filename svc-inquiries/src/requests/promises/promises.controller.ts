import { FORM_KINDS, type FormKind, type ReplyPromise } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Param } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { PromisesService } from './promises.service.js';

class KindParams {
  @IsIn(FORM_KINDS, { message: `kind must be one of ${FORM_KINDS.join(', ')}` })
  kind: FormKind;
}

@Controller()
export class PromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Route(api.getReplyPromise)
  read(@Param() { kind }: KindParams): Promise<ReplyPromise> {
    return this.promises.read(kind);
  }
}
