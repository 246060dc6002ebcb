import { Module } from '@nestjs/common';
import { JourneyFilesController } from './files/journey-files.controller.js';
import { JourneyFilesService } from './files/journey-files.service.js';
import { JourneyUploadsService } from './files/journey-uploads.service.js';
import { JourneysController } from './journeys.controller.js';
import { JourneysService } from './journeys.service.js';
import { JourneyLinksService } from './links/journey-links.service.js';
import { JourneyFormController } from './page/journey-form.controller.js';
import { JourneyPageController } from './page/journey-page.controller.js';
import { JourneyPageService } from './page/journey-page.service.js';
import { JourneyStepsService } from './steps/journey-steps.service.js';
import { OverdueStepsTask } from './steps/overdue-steps.task.js';

/** Where a customer's car is: the page opened by a link, and the actions of staff. */
@Module({
  controllers: [JourneysController, JourneyFilesController, JourneyPageController, JourneyFormController],
  providers: [
    ...[JourneysService, JourneyStepsService, JourneyLinksService, JourneyPageService],
    ...[JourneyFilesService, JourneyUploadsService, OverdueStepsTask],
  ],
})
export class JourneysModule {}
