import { Module } from '@nestjs/common';
import { PersonFileService } from './person-file.service.js';
import { PersonLinksService } from './person-links.service.js';
import { PersonsController } from './persons.controller.js';

/** What came from one person, and which addresses are one person's. */
@Module({ controllers: [PersonsController], providers: [PersonFileService, PersonLinksService] })
export class PersonsModule {}
