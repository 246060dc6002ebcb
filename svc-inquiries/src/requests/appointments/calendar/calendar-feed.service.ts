import { createHash } from 'node:crypto';
import { type AppointmentState, inboxPath } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import ical, { ICalEventStatus } from 'ical-generator';
import type { DataSource } from 'typeorm';
import { SiteClient } from '../../../service-clients/site/site.client.js';

const APPOINTMENTS = `
  SELECT a.id, a.inquiry_id AS "inquiryId", a.version, a.state, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.created_at AS "createdAt",
    coalesce(i.details->>'vehicleName', 'vehicle no. ' || a.vehicle_id) AS vehicle,
    trim(i.first_name || ' ' || i.last_name) AS name, coalesce(i.phone_e164, i.phone) AS phone
  FROM inquiries.appointment a JOIN inquiries.inquiry i ON i.id = a.inquiry_id
  WHERE a.state <> 'cancelled' AND a.starts_at > now() - interval '30 days' AND a.starts_at < now() + interval '60 days'
  ORDER BY a.starts_at, a.id`;

interface Row {
  id: number;
  inquiryId: number;
  version: number;
  state: Exclude<AppointmentState, 'cancelled'>;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  vehicle: string;
  name: string;
  phone: string | null;
}

const STATUSES = { requested: ICalEventStatus.TENTATIVE, confirmed: ICalEventStatus.CONFIRMED };

/** The appointments for the calendar apps of staff. */
@Injectable()
export class CalendarFeedService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  /** @returns the calendar and its ETag, which changes only when the content does */
  async read(): Promise<{ text: string; tag: string }> {
    const { siteNames, publicUrl, address } = await this.site.dealer();
    const calendar = ical({ prodId: { company: siteNames.en, product: 'test-drives' }, name: `Test drives – ${siteNames.en}` });
    for (const row of await this.dataSource.query<Row[]>(APPOINTMENTS)) {
      const wish = row.state === 'requested' ? ' (to be confirmed)' : '';
      const page = publicUrl + inboxPath('test_drive', row.inquiryId);
      calendar.createEvent({
        id: `appointment-${row.id}@${new URL(publicUrl).hostname}`,
        sequence: row.version,
        // Not the time of reading, which would change every response.
        stamp: row.createdAt,
        start: row.startsAt,
        end: row.endsAt,
        summary: `${row.name}: ${row.vehicle}${wish}`,
        description: [row.phone, page].filter(Boolean).join('\n'),
        location: address.en,
        status: STATUSES[row.state],
      });
    }
    const text = calendar.toString();
    return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  }
}
