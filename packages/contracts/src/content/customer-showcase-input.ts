import * as z from 'zod/mini';
import { line, messageKey, text } from '../fields/form-fields.js';
import { flag, nullableLine, optionalPicture, versionField, wholeNumber } from '../fields/staff/staff-fields.js';
import { outdatedField, translationsField } from '../fields/translations.js';

export const DEFAULT_RATING = 5;

/** Translated fields. */
const texts = {
  clientName: line(0, 'clientName', 100),
  clientReview: text(0, 'clientReview', 5000),
  imageAlt: nullableLine(250),
};

export const CUSTOMER_SHOWCASE_TEXTS = ['clientName', 'clientReview', 'imageAlt'] as const satisfies (keyof typeof texts)[];

const fields = {
  clientName: line(1, 'clientName', 100),
  clientReview: text(1, 'clientReview', 5000),
  carMake: line(1, 'carMake', 60),
  carModel: line(1, 'carModel', 80),
  carYear: wholeNumber(1886, 2100, messageKey('carYear')),
  carImage: optionalPicture,
  imageAlt: texts.imageAlt,
  translations: translationsField(texts),
  outdated: outdatedField(CUSTOMER_SHOWCASE_TEXTS),
};

const rating = wholeNumber(1, 5, messageKey('rating'));

/** Body of `POST /api/customer-showcase`. */
export const newCustomerShowcase = z.strictObject({
  ...fields,
  carImage: z._default(optionalPicture, null),
  imageAlt: z._default(fields.imageAlt, null),
  translations: z._default(fields.translations, {}),
  outdated: z._default(fields.outdated, {}),
  rating: z._default(rating, DEFAULT_RATING),
  featured: z._default(flag, false),
});

/** Body of `PUT /api/customer-showcase/{id}`: the fields to change; the others stay as they are. */
export const customerShowcaseChanges = z.extend(z.partial(z.strictObject({ ...fields, rating, featured: flag })), {
  version: versionField,
});

export type NewCustomerShowcase = z.infer<typeof newCustomerShowcase>;
export type CustomerShowcaseChanges = z.infer<typeof customerShowcaseChanges>;
export type CustomerShowcaseTexts = Required<NonNullable<NewCustomerShowcase['translations']['ar']>>;
