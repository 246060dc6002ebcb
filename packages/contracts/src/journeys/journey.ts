import * as z from 'zod/mini';
import { dayField } from '../fields/day.js';
import { choice, line, optionalText, personFields, say, text } from '../fields/form-fields.js';
import {
  languageField as language,
  nullableLine,
  nullableText,
  recordNumber,
  versionField,
  wholeNumber,
} from '../fields/staff-fields.js';
import { type InboxKind, readRequestName } from '../inbox/inbox.js';
import { dubaiDay } from '../time/opening-hours.js';

/** What a car's journey is about: each kind has steps of its own. */
export const JOURNEY_KINDS = ['auction', 'import', 'sourcing', 'reservation', 'consignment'] as const;

export type JourneyKind = (typeof JOURNEY_KINDS)[number];

/** `open`: a step is still to be done; `late`: one of these is past its estimate. */
export const JOURNEY_VIEWS = ['open', 'late', 'done', 'all'] as const;

export type JourneyView = (typeof JOURNEY_VIEWS)[number];

/** The kind that the journey of a request has unless staff say otherwise. */
export const journeyKindOf = (kind: InboxKind): JourneyKind => JOURNEY_KINDS.find((one) => one === kind) ?? 'auction';

/** The step whose note is the name and number of the vessel. */
export const VESSEL_STEP = 'vessel';

/** The customer's page. */
export const journeyPath = (token: string): string => `/journey/${token}`;

/** Bytes of the largest file, picture or document, and of the largest part of it that is sent at once. */
export const JOURNEY_FILE_BYTES = 20 * 1024 * 1024;
export const JOURNEY_PART_BYTES = 512 * 1024;

const day = dayField('moment');

/** Today in Dubai at the latest. */
const pastDay = day.check(z.refine((text) => text <= dubaiDay(new Date()), { error: say('dayToCome') }));

const keeper = z.strictObject({ id: recordNumber(say('option')), name: line(1, 'name', 100) });

/** Somebody of whom no request is known, such as who won at an auction. */
const customer = z.strictObject({ ...personFields, phone: optionalText(40), language });

/**
 * Body of `POST /api/staff/journeys`: of a request ('import-117'), or of a customer who is typed in. The same request, or the same
 * Idempotency-Key, again is the same journey.
 */
export const newJourney = z
  .strictObject({
    kind: choice(JOURNEY_KINDS, 'option'),
    request: z.optional(z.string().check(z.refine((name) => readRequestName(name) !== undefined, { error: say('option') }))),
    customer: z.optional(customer),
    title: line(1, 'title', 150),
    language: z.optional(language),
    keeper: z.optional(z.nullable(keeper)),
  })
  .check(
    z.refine(({ request, customer: typed }) => (request === undefined) !== (typed === undefined), {
      path: ['customer'],
      error: say('required'),
    }),
  );

export type NewJourney = z.infer<typeof newJourney>;

/** Body of `PUT /api/staff/journeys/:id`: the fields that change. */
export const journeyChange = z.strictObject({
  title: z.optional(line(1, 'title', 150)),
  language: z.optional(language),
  keeper: z.optional(z.nullable(keeper)),
  version: versionField,
});

export type JourneyChange = z.infer<typeof journeyChange>;

/**
 * Body of `PUT /api/staff/journeys/:id/steps/:step`: what is expected of a step, and what the customer reads beside it, in the customer's
 * language. Nobody gets mail of it.
 */
export const journeyStepPlan = z.strictObject({
  estimate: z.optional(z.nullable(day)),
  note: z.optional(nullableText(500)),
  version: versionField,
});

export type JourneyStepPlan = z.infer<typeof journeyStepPlan>;

/**
 * Body of `POST /api/staff/journeys/:id/steps/:step/done`. `doneOn`: today unless said. The customer gets mail once, unless `quiet`. Of a
 * step that is done already only the version is compared where something else would change.
 */
export const journeyStepDone = z.strictObject({
  doneOn: z.optional(pastDay),
  note: z.optional(nullableText(500)),
  quiet: z.optional(z.boolean(say('flag'))),
  version: versionField,
});

export type JourneyStepDone = z.infer<typeof journeyStepDone>;

/** Body of calls that change one thing. */
export const journeyVersion = z.strictObject({ version: versionField });

export type JourneyVersion = z.infer<typeof journeyVersion>;

/** Body of `POST /api/journeys/:token/messages`. */
export const journeyMessageText = z.strictObject({ text: text(1, 'required', 5000) });

export type JourneyMessageText = z.infer<typeof journeyMessageText>;

/** Body of `POST /api/journeys/renew`: the token of a link that has expired or was revoked. */
export const journeyRenewal = z.strictObject({ token: z.string(say('required')).check(z.minLength(1), z.maxLength(200)) });

export type JourneyRenewal = z.infer<typeof journeyRenewal>;

/**
 * Body of `POST /api/journeys/:token/form`, which a browser without scripts sends. `after`: the newest message that the page showed; the
 * same text after the same message is one message.
 */
export const journeyForm = z.strictObject({
  text: optionalText(20_000),
  after: z.optional(z.string(say('option')).check(z.regex(/^\d{0,10}$/, say('option')))),
});

export type JourneyForm = z.infer<typeof journeyForm>;

/** What the customer's page says after a form: `?outcome=`. */
export const JOURNEY_OUTCOMES = ['sent', 'empty', 'tooLong', 'gone', 'asked'] as const;

export type JourneyOutcome = (typeof JOURNEY_OUTCOMES)[number];

/** Body of `PUT /api/staff/journeys/:id/uploads/:upload`: what will be sent in parts. `step`: the key of the step that it belongs to. */
export const journeyUpload = z.strictObject({
  name: line(1, 'required', 150),
  size: wholeNumber(1, JOURNEY_FILE_BYTES, say('journeyFileSize')),
  step: z.optional(nullableLine(40)),
});

export type JourneyUpload = z.infer<typeof journeyUpload>;
