import { bookableDays, defaultSettings, testDriveTimes } from '@dealership/contracts';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Far enough ahead for the example to stay valid for weeks. */
const APPOINTMENT_DAY = bookableDays().last;

/** Example values by field name, whatever the object; the first value of the right type is used. */
const FIELDS: Record<string, readonly unknown[]> = {
  acceptTerms: [true],
  arrivalMonth: ['2027-09'],
  billingAddress: ['12 Corniche Road'],
  carYear: [2021],
  chassisNumber: ['1M8GDM9AXKP042788'],
  city: ['Ajman'],
  code: ['123456'],
  content: ['Every auction sheet grades the whole car and each part of it.'],
  date: [APPOINTMENT_DAY],
  description: ['One owner, full service history.'],
  durationMonths: [1],
  email: ['layla@customers.example'],
  confirmEmail: ['layla@customers.example'],
  firstName: ['Layla'],
  lastName: ['Haddad'],
  file: ['swagger-ui.css'],
  id: [42],
  spin: ['/media/0123456789abcdef0123456789abcdef-1600x1067/800.webp'],
  images: ['/media/0123456789abcdef0123456789abcdef-1600x1067/800.webp'],
  imageUrl: ['/media/0123456789abcdef0123456789abcdef-1600x1067/800.webp'],
  carImage: ['/media/0123456789abcdef0123456789abcdef-1600x1067/800.webp'],
  make: ['Aurelio'],
  vehicleMake: ['Aurelio'],
  carMake: ['Aurelio'],
  model: ['Vento'],
  vehicleModel: ['Vento'],
  carModel: ['Vento'],
  message: ['When could I see this car?'],
  mileage: [18_000, '18,000 km'],
  nextPriceFrom: [APPOINTMENT_DAY],
  page: [1],
  pageSize: [20],
  phone: ['+971 50 123 4567'],
  plan: ['1'],
  planType: ['1'],
  price: [450_000, '450,000'],
  rating: [5],
  readTime: [5],
  slug: ['how-to-read-an-auction-sheet'],
  status: ['available'],
  subject: ['Inventory'],
  title: ['How to read an auction sheet'],
  time: [testDriveTimes(APPOINTMENT_DAY, defaultSettings.hours)[0]],
  url: ['/media/0123456789abcdef0123456789abcdef-pdf/document.pdf'],
  vehicleIds: [12],
  paymentId: [7],
  vehicleName: ['2024 Aurelio Vento'],
  version: [3],
  warrantyUntil: ['2027-09'],
  website: [''],
  year: [2024, '2024'],
  zipCode: ['00000'],
};

/** Fields left out of examples: the honeypot. */
const LEFT_OUT = new Set(['website']);

const FORMATS: Record<string, string> = {
  'date-time': '2026-03-01T09:30:00.000Z',
  date: '2026-03-01',
  email: 'layla@customers.example',
  uuid: '7d9a3c1e-4b52-4f0c-9a57-2c8f1d6e0b34',
};

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value);

function fits({ type, enum: options, maximum = Number.POSITIVE_INFINITY }: JsonSchema, value: unknown): boolean {
  if (options) return options.includes(value as never);
  if (typeof value === 'number' && value > Number(maximum)) return false;
  return type === undefined || type === typeOf(value) || (type === 'number' && typeof value === 'number');
}

function plain({ type, format = '', minimum = 1 }: JsonSchema, name: string): unknown {
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum));
  return type === 'string' ? (FORMATS[format] ?? `Some ${name || 'text'} in words`) : null;
}

const objectOf = (schema: JsonSchema): unknown =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => !LEFT_OUT.has(name) || schema.required?.includes(name))
      .map(([name, property]) => [name, exampleOf(property as JsonSchema, name)]),
  );

/** An example value that a JSON schema accepts, in the style of this site. `name`: the field it is for. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const [option] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as JsonSchema[];
  if (schema.const !== undefined) return schema.const;
  if (option) return exampleOf(option, name);
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return [exampleOf((schema.items ?? {}) as JsonSchema, name)];
  const known = (FIELDS[name] ?? []).find((value) => fits(schema, value));
  return known ?? schema.enum?.[0] ?? plain(schema, name);
}
