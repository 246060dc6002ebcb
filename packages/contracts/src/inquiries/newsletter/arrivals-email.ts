import * as z from 'zod/mini';
import { choice, cleanText } from '../../fields/form-fields.js';
import { recordNumber } from '../../fields/staff/staff-fields.js';

/** The limit promised to subscribers: e-mails per days. */
export const ARRIVALS_EMAIL_LIMITS = { most: 2, days: 30, vehicles: 20, introduction: 2000 } as const;

const NO_INTRODUCTION = 'Please write an introduction in every language';
const LONG_INTRODUCTION = `An introduction has at most ${ARRIVALS_EMAIL_LIMITS.introduction} characters`;

const unfinished = z
  .string(NO_INTRODUCTION)
  .check(z.overwrite(cleanText), z.trim(), z.maxLength(ARRIVALS_EMAIL_LIMITS.introduction, LONG_INTRODUCTION));

const introduction = unfinished.check(z.minLength(1, NO_INTRODUCTION));

const vehicleIds = z
  .array(recordNumber('An id must be a whole number from 1'), 'Please name the vehicles by their ids')
  .check(
    z.minLength(1, 'Please choose at least one vehicle'),
    z.maxLength(ARRIVALS_EMAIL_LIMITS.vehicles, `Please choose at most ${ARRIVALS_EMAIL_LIMITS.vehicles} vehicles`),
  );

const content = {
  vehicleIds,
  introduction: z.strictObject({ en: introduction, ar: introduction, ja: introduction }),
};

/** Body of `POST /api/arrivals-emails/preview`. Introductions may still be missing. */
export const arrivalsEmailDraft = z.strictObject({
  vehicleIds,
  introduction: z.strictObject({ en: unfinished, ar: unfinished, ja: unfinished }),
});

export type ArrivalsEmailDraft = z.infer<typeof arrivalsEmailDraft>;

/** Body of `POST /api/arrivals-emails/test`: sent to staff in one language. */
export const arrivalsEmailTest = z.strictObject({ ...content, language: choice(['en', 'ar', 'ja'], 'option') });

export type ArrivalsEmailTest = z.infer<typeof arrivalsEmailTest>;

/** Body of `POST /api/arrivals-emails`. `key`: of the draft; the same key returns the same e-mail. */
export const arrivalsEmail = z.strictObject({ ...content, key: z.guid('The key of the draft must be a UUID') });

export type ArrivalsEmail = z.infer<typeof arrivalsEmail>;
