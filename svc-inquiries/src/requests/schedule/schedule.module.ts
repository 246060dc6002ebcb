import { Global, Module } from '@nestjs/common';
import { ScheduleService } from './schedule.service.js';

/** The schedule of test drives, for every module of the process. */
@Global()
@Module({ providers: [ScheduleService], exports: [ScheduleService] })
export class ScheduleModule {}
