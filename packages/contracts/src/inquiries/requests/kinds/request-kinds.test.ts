import { describe, expect, it } from '@jest/globals';
import { validationMessages } from '../../../fields/validation-messages.js';
import { LANGUAGES } from '../../../languages/languages.js';
import { bookableDays, optionLabel, type RequestField, type RequestKind, requestKinds, requestSchema } from './index.js';

const KINDS: [string, RequestKind][] = Object.entries(requestKinds);

const problems = (kind: RequestKind, content: object): string[] =>
  requestSchema(kind)
    .safeParse(content)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    .sort() ?? [];

const FILLED: Record<RequestField['type'], (field: RequestField) => unknown> = {
  line: () => 'A line',
  text: () => 'A text of several words',
  choice: (field) => Object.keys(field.type === 'choice' ? field.options : {})[0],
  vehicle: () => 7,
  day: () => bookableDays().last,
  time: () => '17:30',
  consent: () => true,
};

describe.each(KINDS)('the kind %s', (name, kind) => {
  const fields = Object.entries(kind.fields).filter(([, { recorded }]) => !recorded);
  const customer = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@customers.example', phone: '050 123 4567' };
  const filled = { ...customer, ...Object.fromEntries(fields.map(([field, about]) => [field, FILLED[about.type](about)])) };

  it('has a unique name, and texts in every language', () => {
    expect(kind.name).toBe(name);
    const labels = Object.values(kind.fields).flatMap((field) => [
      field.label,
      ...(field.type === 'choice' ? [...Object.values(field.options), ...(field.none ? [field.none] : [])] : []),
    ]);
    const { promises: _, ...formTexts } = kind.form ?? {};
    for (const words of [...Object.values(kind.titles), ...Object.values(formTexts), ...labels])
      for (const { code } of LANGUAGES) expect(words[code].trim()).not.toBe('');
  });

  it('accepts a complete form, and one with only the required fields', () => {
    expect(problems(kind, filled)).toEqual([]);
    const least = Object.fromEntries(Object.entries(filled).filter(([field]) => !kind.fields[field]?.optional));
    expect(problems(kind, least)).toEqual([]);
  });

  it('names the message of every missing field, and refuses unknown fields', () => {
    const missing = fields.filter(([, { optional }]) => !optional).map(([field]) => field);
    expect(problems(kind, customer)).toEqual(missing.map((field) => `${field}: ${field}`).sort());
    for (const field of missing) expect(Object.keys(validationMessages)).toContain(field);
    expect(problems(kind, { ...filled, vehicleNamed: 'x' })).toHaveLength(1);
  });
});

it('translates options, and keeps other texts', () => {
  const { subject, message } = requestKinds.contact.fields;
  expect(optionLabel(subject, 'import', 'ja')).toBe('輸入代行について');
  expect(optionLabel(subject, 'Import', 'ja')).toBe('輸入代行について');
  expect(optionLabel(subject, 'constructor', 'en')).toBe('constructor');
  expect(optionLabel(message, 'import', 'en')).toBe('import');
  expect(optionLabel(subject, 'Vehicle Inquiry: 2024 Aurelio Vento (ID: 7)', 'ja')).toMatch(/^Vehicle Inquiry/);
});

it('names subjects that are other kinds of requests, which no form offers', () => {
  const { subject } = requestKinds.contact.fields;
  expect(optionLabel(subject, 'sourcing', 'ar')).toBe('طلب بحث عن سيارة');
  expect(optionLabel(subject, 'test_drive', 'ja')).toBe('試乗のご依頼');
  expect(Object.keys(subject.options)).toEqual(['inventory', 'auction', 'import', 'consignment', 'other']);
});

it('asks for a date and a time if none is chosen, and for a later date if it has passed', () => {
  const drive = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@customers.example', phone: '050 123 4567', vehicleId: 7 };
  expect(problems(requestKinds.test_drive, { ...drive, date: '', time: '17:30' })).toEqual(['date: noDate']);
  expect(problems(requestKinds.test_drive, { ...drive, date: '2020-01-01', time: '17:30' })).toEqual(['date: date']);
  expect(problems(requestKinds.test_drive, { ...drive, date: '2090-01-01', time: '' })).toEqual(['time: noTime']);
  expect(problems(requestKinds.test_drive, { ...drive, date: '2090-01-01', time: '17:30' })).toEqual(['date: dateLate']);
  const { first } = bookableDays();
  expect(problems(requestKinds.test_drive, { ...drive, date: first, time: '00:00' })).toEqual(['time: timePast']);
});

it('refuses a mileage with a minus sign in front, and accepts any other', () => {
  const mileage = (value: string) =>
    problems(requestKinds.consignment, { mileage: value }).filter((text) => text.startsWith('mileage'));
  for (const value of ['-5', ' -5', '−5', '－5']) expect(mileage(value)).toEqual(['mileage: mileage']);
  expect(mileage('')).toEqual(['mileage: mileage']);
  for (const value of ['0', '34,000', '40,000 - 42,000 km', 'unknown']) expect(mileage(value)).toEqual([]);
});
