import { randomUUID } from 'node:crypto';
import { parseAed } from '@dealership/contracts';
import type { MediaFiles } from '@dealership/service-kit/media';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EmailCar } from '../../emails/email-car.js';
import type { Inquiry } from '../../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../../requests/reservations/reservation.entity.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { NOTIFICATION_OPTIONS, type NotificationOptions } from '../notification-options.js';

/** Twice the width at which e-mails show it. */
const MAX_SIZE = { width: 1200, height: 1200 };

/** The vehicles of e-mails. If the catalogue or the picture is unavailable, the e-mail is sent without it. */
@Injectable()
export class EmailVehicles {
  private readonly logger = new Logger(EmailVehicles.name);
  private files: Promise<MediaFiles> | undefined;

  constructor(
    private readonly catalog: CatalogClient,
    @Inject(NOTIFICATION_OPTIONS) private readonly options: Pick<NotificationOptions, 'media'>,
  ) {}

  /** A vehicle in stock by its id. */
  async vehicle(id: unknown, requestId: string | null): Promise<EmailCar | undefined> {
    if (typeof id !== 'number') return undefined;
    const vehicle = await this.catalog.vehicle(id, requestId ?? randomUUID());
    if (typeof vehicle === 'string') return undefined;
    return { vehicle, picture: await this.picture(vehicle.images[0]) };
  }

  /** The car of a request, if it is about one. */
  ofRequest(request: Inquiry | Reservation, requestId: string | null): Promise<EmailCar | undefined> {
    return 'upcomingVehicleId' in request
      ? this.upcomingVehicle(request.upcomingVehicleId, requestId)
      : this.vehicle(request.details.vehicleId, requestId);
  }

  async upcomingVehicle(id: number, requestId: string | null): Promise<EmailCar | undefined> {
    const vehicle = await this.catalog.upcomingVehicle(id, requestId ?? randomUUID());
    if (typeof vehicle === 'string') return undefined;
    const { price, arrivalMonth, estimatedArrival, imageUrl } = vehicle;
    const arrival = { arrivalMonth, estimatedArrival };
    return { estimatedPrice: parseAed(price), arrival, picture: await this.picture(imageUrl) };
  }

  private async picture(address: string | null | undefined): Promise<Buffer | undefined> {
    if (!address) return undefined;
    try {
      const { openMediaFiles, pictureJpeg } = await import('@dealership/service-kit/media');
      this.files ??= openMediaFiles(this.options.media);
      return await pictureJpeg(await this.files, address, MAX_SIZE);
    } catch (error) {
      this.files = undefined;
      this.logger.warn({ err: error, picture: address }, 'failed to read a vehicle picture for an e-mail');
      return undefined;
    }
  }
}
