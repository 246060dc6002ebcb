import { APPOINTMENT_PAGE, type OwnAppointment, type OwnAppointmentLink, type OwnAppointmentMove } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Header, Query, Redirect } from '@nestjs/common';
import { OwnAppointmentService } from './own-appointment.service.js';

const page = (token: string, outcome: Record<string, string> = {}) => ({
  url: `${APPOINTMENT_PAGE}?${new URLSearchParams({ token, ...outcome })}`,
});

/** Forms post here, with or without scripts; the response redirects to the page, which shows the result. */
@Controller()
export class OwnAppointmentController {
  constructor(private readonly appointments: OwnAppointmentService) {}

  @Route(api.getOwnAppointment)
  @Header('cache-control', 'private, no-store')
  read(@Query() { token }: OwnAppointmentLink): Promise<OwnAppointment> {
    return this.appointments.read(token);
  }

  @Route(api.moveOwnAppointment)
  @Redirect(APPOINTMENT_PAGE, 303)
  async move(@Body() { token, at = '' }: OwnAppointmentMove): Promise<{ url: string }> {
    if (!at) return page(token, { outcome: 'choose' });
    try {
      await this.appointments.move(token, at.slice(0, 10), at.slice(11));
      return page(token, { outcome: 'moved' });
    } catch (error) {
      // A time that is no longer valid is treated as taken.
      const isUnavailable = error instanceof AppError && ['APPOINTMENT_TAKEN', 'VALIDATION_FAILED'].includes(error.code);
      if (isUnavailable) return page(token, { outcome: 'taken', at });
      return this.unknown(token, error);
    }
  }

  @Route(api.cancelOwnAppointment)
  @Redirect(APPOINTMENT_PAGE, 303)
  async cancel(@Body() { token }: OwnAppointmentLink): Promise<{ url: string }> {
    return this.appointments.cancel(token).then(
      () => page(token, { outcome: 'cancelled' }),
      (error: unknown) => this.unknown(token, error),
    );
  }

  /** The page itself reports an invalid link. */
  private unknown(token: string, error: unknown): { url: string } {
    if (error instanceof AppError && error.code === 'APPOINTMENT_LINK_UNKNOWN') return page(token);
    throw error;
  }
}
