import { Module } from '@nestjs/common';
import { JourneyFilesController } from './journey-files.controller.js';
import { JourneyLinksService } from './journey-links.service.js';
import { JourneyPageController } from './journey-page.controller.js';
import { JourneyPageService } from './journey-page.service.js';
import { JourneyStepsService } from './journey-steps.service.js';
import { JourneysController } from './journeys.controller.js';
import { JourneysService } from './journeys.service.js';

/** Where a customer's car is: the page that a link opens, and what staff press. */
@Module({
  controllers: [JourneysController, JourneyFilesController, JourneyPageController],
  providers: [JourneysService, JourneyStepsService, JourneyLinksService, JourneyPageService],
})
export class JourneysModule {}
