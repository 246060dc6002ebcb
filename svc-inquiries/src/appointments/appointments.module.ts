import { Global, Module } from '@nestjs/common';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarFeedService } from './calendar/calendar-feed.service.js';
import { CalendarLinksService } from './calendar/calendar-links.service.js';
import { EnteredAppointmentsService } from './entered-appointments.service.js';
import { OwnAppointmentController } from './own-appointment.controller.js';
import { OwnAppointmentService } from './own-appointment.service.js';
import { RemindersService } from './reminders.service.js';
import { ScheduleService } from './schedule.service.js';

/** Appointments for test drives: free times, and what staff make of those that are taken. */
@Global()
@Module({
  controllers: [AppointmentsController, OwnAppointmentController, CalendarController],
  providers: [
    AppointmentsService,
    EnteredAppointmentsService,
    OwnAppointmentService,
    CalendarLinksService,
    CalendarFeedService,
    ScheduleService,
    RemindersService,
  ],
  exports: [ScheduleService],
})
export class AppointmentsModule {}
