import { Module } from '@nestjs/common';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarFeedService } from './calendar/calendar-feed.service.js';
import { CalendarLinksService } from './calendar/calendar-links.service.js';
import { OwnAppointmentController } from './own-appointment.controller.js';
import { OwnAppointmentService } from './own-appointment.service.js';
import { RemindersTask } from './reminders.task.js';
import { StaffBookingsService } from './staff-bookings.service.js';

/** Appointments for test drives, as managed by staff and visitors. */
@Module({
  controllers: [AppointmentsController, OwnAppointmentController, CalendarController],
  providers: [
    AppointmentsService,
    StaffBookingsService,
    OwnAppointmentService,
    CalendarLinksService,
    CalendarFeedService,
    RemindersTask,
  ],
})
export class AppointmentsModule {}
