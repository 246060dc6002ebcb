import { Module } from '@nestjs/common';
import { PersonFileService } from './person-file.service.js';
import { PersonLinksService } from './person-links.service.js';
import { PersonsController } from './persons.controller.js';

/** Everything received from one person, and merging their addresses. */
@Module({ controllers: [PersonsController], providers: [PersonFileService, PersonLinksService] })
export class PersonsModule {}
