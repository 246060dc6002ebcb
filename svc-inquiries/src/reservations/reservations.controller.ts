import { endpoints, type InquiryReceipt, type VehicleReservation, vehicleReservation } from '@dealership/contracts';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { Context, type SubmissionContext } from '../submissions/submission-context.js';
import { ReservationsService } from './reservations.service.js';

@Controller()
export class ReservationsController {
  constructor(@Inject(ReservationsService) private readonly reservations: ReservationsService) {}

  @Post(endpoints.reserveUpcomingVehicle.path)
  reserve(
    @Body({ schema: vehicleReservation }) reservation: VehicleReservation,
    @Context() context: SubmissionContext,
  ): Promise<InquiryReceipt> {
    return this.reservations.reserve(reservation, context);
  }
}
