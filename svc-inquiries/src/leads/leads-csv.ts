import { csvFile } from '@dealership/service-kit/csv';
import type { StreamableFile } from '@nestjs/common';
import { TEXTS } from '../notifications/locales.js';
import { optionText } from '../notifications/templates/inquiry-details.js';
import type { LeadList } from './lead-lists.js';
import type { LeadItem } from './leads.service.js';

const LABELS: Record<string, string> = {
  ...TEXTS.en.fields,
  id: 'Number',
  status: 'Status',
  createdAt: 'Received (UTC)',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phoneE164: 'Call back',
  language: 'Language',
  termsAcceptedAt: 'Terms accepted (UTC)',
  vehicleId: 'Vehicle no.',
  vehicleName: 'Vehicle',
  date: 'Day (Asia/Dubai)',
  time: 'Time (Asia/Dubai)',
  upcomingVehicleId: 'Upcoming vehicle no.',
  vehicleNameConfirmed: 'Name read from the catalogue',
  confirmedAt: 'Confirmed (UTC)',
  unsubscribedAt: 'Unsubscribed (UTC)',
  website: 'Trap field',
  notes: 'Notes',
};

const OPTIONS = ['subject', 'countryOfOrigin', 'budget', 'timeline', 'condition', 'expectedPrice', 'reason'] as const;

const isOption = (field: string): field is (typeof OPTIONS)[number] => OPTIONS.some((option) => option === field);

function cell({ kind }: LeadList, field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (kind && isOption(field)) return optionText(kind, field, String(value), 'en');
  return String(value);
}

function record(list: LeadList, fields: string[], item: LeadItem): Record<string, string> {
  const cells = fields.map((field) => [field, cell(list, field, item[field])]);
  return { ...Object.fromEntries(cells), notes: item.notes.map(({ text }) => text).join('\n') };
}

export function leadsCsv(list: LeadList, items: AsyncIterable<LeadItem>): StreamableFile {
  const fields = Object.keys(list.columns).filter((field) => field !== 'version');
  const columns = [...fields, 'notes'].map((key) => ({ key, header: LABELS[key] ?? key }));
  async function* records() {
    for await (const item of items) yield record(list, fields, item);
  }
  return csvFile(list.name, columns, records());
}
