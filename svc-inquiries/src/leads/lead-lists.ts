import { LEAD_STATUSES, leadChange, NEWSLETTER_STATUSES, newsletterChange } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { InquiryKind } from '../inquiries/inquiry.entity.js';
import { applyStaffStatus, type StatusChange } from '../newsletter/staff-status.js';

/** Field → SQL of a row `l`. */
type Columns = Record<string, string>;

/** One of the staff's lists of what visitors sent. */
export interface LeadList {
  /** Last part of its path, its name in the audit, and of its export file. */
  name: string;
  table: 'inquiry' | 'vehicle_reservation' | 'newsletter_subscription';
  kind?: InquiryKind;
  columns: Columns;
  statuses: readonly string[];
  changeSchema: typeof leadChange | typeof newsletterChange;
  /** What has to happen with a change of the status, in its transaction. Refuses what staff may not do. */
  onStatus?: (manager: EntityManager, change: StatusChange) => Promise<void>;
}

const PERSON: Columns = {
  firstName: 'l.first_name',
  lastName: 'l.last_name',
  email: 'l.email',
  phone: 'l.phone',
  phoneE164: 'l.phone_e164',
  language: 'l.language',
};

const START: Columns = { id: 'l.id', status: 'l.status', version: 'l.version', createdAt: 'l.created_at' };

const details = (...fields: string[]): Columns => Object.fromEntries(fields.map((field) => [field, `l.details -> '${field}'`]));

const inquiries = (name: string, kind: InquiryKind, fields: string[], more: Columns = {}): LeadList => ({
  name,
  table: 'inquiry',
  kind,
  columns: { ...START, ...PERSON, ...details(...fields), ...more, ...details('website') },
  statuses: LEAD_STATUSES,
  changeSchema: leadChange,
});

const CAR = ['vehicleMake', 'vehicleModel'];
const CONSIGNMENT = ['year', 'mileage', 'condition', 'modifications', 'serviceHistory', 'expectedPrice', 'reason', 'timeline'];

export const LEAD_LISTS: readonly LeadList[] = [
  inquiries('contact-messages', 'contact', ['subject', 'message', 'vehicleId']),
  inquiries('import-requests', 'import', ['vehicleOfInterest', 'countryOfOrigin', 'additionalNotes'], {
    termsAcceptedAt: 'l.terms_accepted_at',
  }),
  inquiries('sourcing-requests', 'sourcing', [...CAR, 'yearRange', 'budget', 'specifications', 'timeline']),
  inquiries('consignment-requests', 'consignment', [...CAR, ...CONSIGNMENT]),
  inquiries('test-drive-requests', 'test_drive', ['vehicleId', 'vehicleName', 'date', 'time', 'message']),
  {
    name: 'vehicle-reservations',
    table: 'vehicle_reservation',
    columns: {
      ...START,
      ...PERSON,
      upcomingVehicleId: 'l.upcoming_vehicle_id',
      vehicleName: 'l.vehicle_name',
      vehicleNameConfirmed: 'l.vehicle_name_confirmed',
      message: 'l.message',
      website: 'l.website',
    },
    statuses: LEAD_STATUSES,
    changeSchema: leadChange,
  },
  {
    name: 'newsletter-subscribers',
    table: 'newsletter_subscription',
    columns: {
      ...START,
      email: 'l.email',
      language: 'l.language',
      confirmedAt: 'l.confirmed_at',
      unsubscribedAt: 'l.unsubscribed_at',
      website: 'l.website',
    },
    statuses: NEWSLETTER_STATUSES,
    changeSchema: newsletterChange,
    onStatus: applyStaffStatus,
  },
];
