import { Module } from '@nestjs/common';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';

/** What this service knows of a person: shown to staff, and erased by them. */
@Module({ controllers: [PrivacyController], providers: [PrivacyService] })
export class PrivacyModule {}
