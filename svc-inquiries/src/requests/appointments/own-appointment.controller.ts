import { APPOINTMENT_PAGE, type OwnAppointment, type OwnAppointmentLink, type OwnAppointmentMove } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Header, Query, Redirect } from '@nestjs/common';
import { OwnAppointmentService } from './own-appointment.service.js';

const page = (token: string, outcome: Record<string, string> = {}) => ({
  url: `${APPOINTMENT_PAGE}?${new URLSearchParams({ token, ...outcome })}`,
});

const ON_PAGE: ReadonlySet<string> = new Set(['APPOINTMENT_LINK_UNKNOWN', 'VEHICLE_SOLD', 'VEHICLE_NOT_FOUND']);

/** Forms post here, with or without scripts; the response redirects to the page, which shows the result. */
@Controller()
export class OwnAppointmentController {
  constructor(private readonly appointments: OwnAppointmentService) {}

  @Route(api.getOwnAppointment)
  @Header('cache-control', 'private, no-store')
  read(@Query() { token }: OwnAppointmentLink, @Context() { requestId }: RequestContext): Promise<OwnAppointment> {
    return this.appointments.read(token, requestId);
  }

  @Route(api.moveOwnAppointment)
  @Redirect(APPOINTMENT_PAGE, 303)
  async move(@Body() { token, at = '' }: OwnAppointmentMove, @Context() { requestId }: RequestContext): Promise<{ url: string }> {
    if (!at) return page(token, { outcome: 'choose' });
    try {
      await this.appointments.move(token, at.slice(0, 10), at.slice(11), requestId);
      return page(token, { outcome: 'moved' });
    } catch (error) {
      // A time that is no longer valid is treated as taken.
      const isUnavailable = error instanceof AppError && ['APPOINTMENT_TAKEN', 'VALIDATION_FAILED'].includes(error.code);
      if (isUnavailable) return page(token, { outcome: 'taken', at });
      return this.explained(token, error);
    }
  }

  @Route(api.cancelOwnAppointment)
  @Redirect(APPOINTMENT_PAGE, 303)
  async cancel(@Body() { token }: OwnAppointmentLink, @Context() { requestId }: RequestContext): Promise<{ url: string }> {
    return this.appointments.cancel(token, requestId).then(
      () => page(token, { outcome: 'cancelled' }),
      (error: unknown) => this.explained(token, error),
    );
  }

  /** The page itself reports an invalid link, and a vehicle that is no longer offered. */
  private explained(token: string, error: unknown): { url: string } {
    if (error instanceof AppError && ON_PAGE.has(error.code)) return page(token);
    throw error;
  }
}
