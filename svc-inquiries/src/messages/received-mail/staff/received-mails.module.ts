import { Module } from '@nestjs/common';
import { ReceivedMailsController } from './received-mails.controller.js';
import { ReceivedMailsService } from './received-mails.service.js';

/** Endpoints with which staff view mail that is not filed with a request. */
@Module({ controllers: [ReceivedMailsController], providers: [ReceivedMailsService] })
export class ReceivedMailsModule {}
