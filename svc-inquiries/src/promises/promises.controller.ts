import { INBOX_KINDS, type InboxKind, type ReplyPromise } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Param } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { PromisesService } from './promises.service.js';

class KindParams {
  @IsIn(INBOX_KINDS, { message: `kind must be one of ${INBOX_KINDS.join(', ')}` })
  kind: InboxKind;
}

@Controller()
export class PromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Route(api.getReplyPromise)
  read(@Param() { kind }: KindParams): Promise<ReplyPromise> {
    return this.promises.read(kind);
  }
}
