import { type InboxRequest, optionLabel, type RequestField, requestKindOf } from '@dealership/contracts';
import { csvFile } from '@dealership/service-kit/csv';
import type { StreamableFile } from '@nestjs/common';
import type { LeadList } from '../lists/lead-lists.js';
import type { LeadItem } from './leads.service.js';

const LABELS: Record<string, string> = {
  id: 'Number',
  status: 'Status',
  createdAt: 'Received (UTC)',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneE164: 'Call back',
  language: 'Language',
  termsAcceptedAt: 'Terms accepted (UTC)',
  order: 'Payment no.',
  plan: 'Plan',
  durationMonths: 'Months',
  loginSentAt: 'Login sent (UTC)',
  representative: 'Representative',
  ended: 'Money back',
  upcomingVehicleId: 'Upcoming vehicle no.',
  vehicleName: 'Vehicle',
  vehicleNameConfirmed: 'Name read from the catalogue',
  message: 'Message',
  hasConflict: 'Same vehicle at the same time',
  confirmedAt: 'Confirmed (UTC)',
  unsubscribedAt: 'Unsubscribed (UTC)',
  website: 'Trap field',
  appointmentDay: 'Current day (Asia/Dubai)',
  appointmentTime: 'Current time (Asia/Dubai)',
  appointmentState: 'Test drive',
  notes: 'Notes',
  unsubscribe: 'Link to unsubscribe',
};

const APPOINTMENT_COLUMNS = ['appointmentDay', 'appointmentTime', 'appointmentState'];

const fieldOf = ({ kind }: LeadList, name: string): RequestField | undefined => {
  return kind && requestKindOf(kind)?.fields[name];
};

function header(list: LeadList, name: string): string {
  const field = fieldOf(list, name);
  if (!field) return LABELS[name] ?? name;
  return field.type === 'day' || field.type === 'time' ? `${field.label.en} (Asia/Dubai)` : field.label.en;
}

function cell(list: LeadList, name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return optionLabel(fieldOf(list, name), String(value), 'en');
}

function record(list: LeadList, fields: string[], item: LeadItem): Record<string, string> {
  const cells = fields.map((field) => [field, cell(list, field, item[field])]);
  const { unsubscribe = '' } = item;
  const { date = '', time = '', state = '' } = (item.appointment ?? {}) as Partial<NonNullable<InboxRequest['appointment']>>;
  const appointment = { appointmentDay: date, appointmentTime: time, appointmentState: state };
  return {
    ...Object.fromEntries(cells),
    ...appointment,
    notes: item.notes.map(({ text }) => text).join('\n'),
    unsubscribe: String(unsubscribe),
  };
}

export function leadsCsv(list: LeadList, items: AsyncIterable<LeadItem>): StreamableFile {
  const fields = Object.keys(list.columns).filter((field) => field !== 'version');
  const more = [...(list.appointment ? APPOINTMENT_COLUMNS : []), 'notes', ...(list.links ? ['unsubscribe'] : [])];
  const columns = [...fields, ...more].map((key) => ({ key, header: header(list, key) }));
  async function* records() {
    for await (const item of items) yield record(list, fields, item);
  }
  return csvFile(list.name, columns, records());
}
