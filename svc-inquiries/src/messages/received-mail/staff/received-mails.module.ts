import { Module } from '@nestjs/common';
import { ReceivedMailsController } from './received-mails.controller.js';
import { ReceivedMailsService } from './received-mails.service.js';

/** The calls by which staff see mail that is with no request. */
@Module({ controllers: [ReceivedMailsController], providers: [ReceivedMailsService] })
export class ReceivedMailsModule {}
