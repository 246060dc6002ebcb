import * as z from 'zod/mini';
import { dayField } from '../../../fields/day.js';
import {
  choice,
  customerFields,
  honeypotField,
  line,
  messageKey,
  optionalLine,
  optionalText,
  phoneField,
  text,
} from '../../../fields/form-fields.js';
import { MAX_LINE, MAX_PHONE } from '../../../fields/limits.js';
import type { ValidationMessageKey } from '../../../fields/validation-messages.js';
import { dubaiTime } from '../../../time/opening-hours.js';
import { bookableDays } from './appointment.js';
import type { LineField, RequestField, RequestKind, RequestOf } from './request-kind.js';

const PHONES = { required: phoneField, optional: { phone: optionalLine(MAX_PHONE) } };

function requiredLine(name: ValidationMessageKey, { minLength = 1, maxLength, unsigned }: LineField): z.ZodMiniType {
  const schema = line(minLength, name, maxLength);
  return unsigned ? schema.check(z.regex(/^(?![-\u2212\u2013\uff0d])/, messageKey(name))) : schema;
}

function fieldSchema(name: ValidationMessageKey, field: RequestField): z.ZodMiniType {
  switch (field.type) {
    case 'line':
      return field.optional ? optionalLine(field.maxLength ?? MAX_LINE) : requiredLine(name, field);
    case 'text':
      return field.optional ? optionalText(field.maxLength) : text(field.minLength ?? 1, name, field.maxLength);
    case 'choice':
      if (field.free) return line(1, name, 300);
      return field.optional ? choice([...Object.keys(field.options), ''], 'option') : choice(Object.keys(field.options), name);
    case 'vehicle':
      return z.int32(messageKey(name)).check(z.positive(messageKey(name)));
    case 'day':
      return dayField(name, 'noDate');
    case 'time':
      return z
        .string(messageKey(name))
        .check(z.minLength(1, { error: messageKey('noTime'), abort: true }), z.regex(/^\d{2}:\d{2}$/, messageKey(name)));
    case 'consent':
      return z.literal(true, { error: () => messageKey(name) });
  }
}

interface Appointment {
  date: string;
  time: string;
}

/** A day and time form an appointment: in the future, not too far ahead. The service checks the opening hours. */
const appointmentChecks = [
  z.refine<Appointment>(({ date }) => date >= bookableDays().first, { path: ['date'], error: messageKey('date') }),
  z.refine<Appointment>(({ date }) => date <= bookableDays().last, { path: ['date'], error: messageKey('dateLate') }),
  z.refine<Appointment>(({ date, time }) => date < bookableDays().first || !(dubaiTime(date, time).getTime() < Date.now()), {
    path: ['time'],
    error: messageKey('timePast'),
  }),
];

/** The body schema of a kind's request. A field's name is the key of its message. */
export function requestSchema<Kind extends RequestKind>({
  fields,
  phone,
}: Kind): z.ZodMiniType<RequestOf<Kind>, RequestOf<Kind>> {
  const own = Object.entries(fields)
    .filter(([, field]) => !field.recorded)
    .map(([name, field]) => {
      const schema = fieldSchema(name as ValidationMessageKey, field);
      return [name, field.optional ? z.optional(schema) : schema];
    });
  const schema = z.strictObject({ ...customerFields, ...PHONES[phone], ...Object.fromEntries(own), ...honeypotField });
  return (fields.time ? schema.check(...(appointmentChecks as never[])) : schema) as never;
}
