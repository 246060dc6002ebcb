import * as z from 'zod/mini';
import { isDocumentAddress } from '../../addresses/media.js';
import { dayField } from '../../fields/day.js';
import { choice, line, messageKey } from '../../fields/form-fields.js';
import { MAX_NAME_TEXT, MAX_PICTURE_ALT } from '../../fields/limits.js';
import {
  amountField,
  listOf,
  nullableLine,
  nullableText,
  orNull,
  pictureField,
  priceField,
  wholeNumber,
} from '../../fields/staff/staff-fields.js';
import { CHASSIS_NUMBER, cleanChassisNumber, isVinOrShorter } from './chassis-number.js';
import {
  BODY_TYPES,
  COLORS,
  DOCUMENT_KINDS,
  DRIVES,
  NAME_TEXTS,
  REGIONAL_SPECS,
  SERVICE_HISTORIES,
  WARRANTIES,
} from './codes.js';

const chassisNumber = z
  .string(messageKey('chassisNumber'))
  .check(
    z.overwrite(cleanChassisNumber),
    z.regex(CHASSIS_NUMBER, messageKey('chassisNumber')),
    z.refine(isVinOrShorter, { error: messageKey('vin') }),
  );

const document = z.strictObject({
  kind: choice(DOCUMENT_KINDS, 'documentKind'),
  url: z.string(messageKey('documents')).check(z.refine(isDocumentAddress, { error: messageKey('documents') })),
});

/** A month as '2027-09'. */
export const monthField = z.string(messageKey('month')).check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, messageKey('month')));

export const equipmentField = listOf(line(1, 'equipment', 120), 'equipment', 80);

/** Alternative texts of pictures by address. An empty text counts as missing. */
export const imageAltsField = z.pipe(
  z
    .record(z.string(), line(0, 'imageAlts', MAX_PICTURE_ALT), messageKey('imageAlts'))
    .check(z.refine((alts) => Object.keys(alts).length <= 30, { error: messageKey('imageAlts') })),
  z.transform((alts) => Object.fromEntries(Object.entries(alts).filter(([, alt]) => alt !== ''))),
);

/** Translated. */
export const nameFields = Object.fromEntries(NAME_TEXTS.map((name) => [name, nullableLine(MAX_NAME_TEXT)])) as Record<
  (typeof NAME_TEXTS)[number],
  ReturnType<typeof nullableLine>
>;

/** Whole numbers among the facts. */
export const factNumberFields = {
  power: orNull(wholeNumber(1, 5000, messageKey('power'))),
  doors: orNull(wholeNumber(1, 9, messageKey('doors'))),
  seats: orNull(wholeNumber(1, 60, messageKey('seats'))),
  previousOwners: orNull(wholeNumber(0, 99, messageKey('previousOwners'))),
};

/** Facts that buyers ask for, all optional, of cars in stock and on their way. */
export const knownFactFields = {
  bodyType: orNull(choice(BODY_TYPES, 'bodyType')),
  exteriorColor: orNull(choice(COLORS, 'color')),
  interiorColor: orNull(choice(COLORS, 'color')),
  drive: orNull(choice(DRIVES, 'drive')),
  regionalSpec: orNull(choice(REGIONAL_SPECS, 'regionalSpec')),
  serviceHistory: orNull(choice(SERVICE_HISTORIES, 'serviceHistory')),
  warranty: orNull(choice(WARRANTIES, 'warranty')),
  warrantyUntil: orNull(monthField),
  ...factNumberFields,
};

/** Those of cars in stock. */
export const factFields = { ...knownFactFields, chassisNumber: orNull(chassisNumber) };

/** PDF files, and pictures of one turn around the vehicle. */
export const fileFields = { documents: listOf(document, 'documents', 10), spin: listOf(pictureField, 'spin', 72) };

/** What a vehicle cost and brought: requires the permission `stock.costs`. */
export const costFields = { purchasePrice: amountField, costs: amountField, salePrice: amountField };

/** Visible to staff only. */
export const internalFields = {
  nextPrice: priceField,
  nextPriceFrom: orNull(dayField('nextPriceDay')),
  stockNumber: nullableLine(40),
  ...costFields,
  keyTag: nullableLine(40),
  place: nullableLine(80),
  notes: nullableText(10_000),
};
