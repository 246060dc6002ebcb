import type { InquiryReceipt, VehicleReservation } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { newSubmission } from '../submissions/new-submission.js';
import { earlierReceipt, storeOnce } from '../submissions/store-once.js';
import { Reservation } from './reservation.entity.js';

type VehicleName = Pick<Reservation, 'vehicleName' | 'vehicleNameConfirmed'>;

@Injectable()
export class ReservationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
  ) {}

  /** Stores a reservation and its event together; the same key and content returns the same receipt. */
  async reserve(content: VehicleReservation, context: RequestContext): Promise<InquiryReceipt> {
    const { upcomingVehicleId, message, website } = content;
    const submission = newSubmission('reservation', content, context);
    // Check before querying the catalogue: an accepted reservation is not rejected because the vehicle was deleted
    // since.
    const earlier = await earlierReceipt(this.dataSource.manager, Reservation, submission);
    if (earlier) return earlier;
    const name = await this.vehicleName(content, context.requestId);
    const texts = { message: message || null, website: website || null };
    const row = { ...submission, ...name, ...texts, email: content.email, upcomingVehicleId };
    return storeOnce(this.dataSource, Reservation, row, (manager, reservationId) =>
      appendToOutbox(manager, SCHEMA, 'reservation.submitted', { reservationId }, context.requestId),
    );
  }

  private async vehicleName(content: VehicleReservation, requestId: string): Promise<VehicleName> {
    const { upcomingVehicleId, website } = content;
    const vehicleName = content.vehicleName || `Upcoming vehicle no. ${upcomingVehicleId}`;
    const answer = website ? 'unavailable' : await this.catalog.upcomingVehicle(upcomingVehicleId, requestId);
    if (answer === 'missing') throw AppError.forField('UPCOMING_VEHICLE_NOT_FOUND', 'upcomingVehicleId', { upcomingVehicleId });
    if (answer === 'unavailable') return { vehicleName, vehicleNameConfirmed: false };
    return { vehicleName: answer.name, vehicleNameConfirmed: true };
  }
}
