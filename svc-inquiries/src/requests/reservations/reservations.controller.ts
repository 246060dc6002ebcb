import type { InquiryReceipt, VehicleReservation } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller } from '@nestjs/common';
import { ReservationsService } from './reservations.service.js';

@Controller()
export class ReservationsController {
  constructor(private readonly reservations: ReservationsService) {}

  @Route(api.reserveUpcomingVehicle)
  reserve(@Body() reservation: VehicleReservation, @Context() context: RequestContext): Promise<InquiryReceipt> {
    return this.reservations.reserve(reservation, context);
  }
}
