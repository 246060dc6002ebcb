import * as z from 'zod/mini';
import { dayField } from '../../fields/day.js';
import { choice, line, messageKey, optionalText, text } from '../../fields/form-fields.js';
import { MAX_JOURNEY_TITLE, MAX_LINE, MAX_MESSAGE, MAX_NOTE } from '../../fields/limits.js';
import {
  languageField as language,
  nullableLine,
  nullableText,
  recordNumber,
  versionField,
  wholeNumber,
} from '../../fields/staff/staff-fields.js';
import { dubaiDay } from '../../time/opening-hours.js';
import { reachableCustomer } from '../inbox/entered-request.js';
import { type InboxKind, parseRequestKey } from '../inbox/inbox.js';

/** Kinds of journeys, each with its own steps. */
export const JOURNEY_KINDS = ['auction', 'import', 'sourcing', 'reservation', 'consignment'] as const;

export type JourneyKind = (typeof JOURNEY_KINDS)[number];

/** `open`: a step is not done; `late`: an open step is past its estimate. */
export const JOURNEY_VIEWS = ['open', 'late', 'done', 'all'] as const;

export type JourneyView = (typeof JOURNEY_VIEWS)[number];

/** The default journey kind for a request. */
export const journeyKindOf = (kind: InboxKind): JourneyKind => JOURNEY_KINDS.find((one) => one === kind) ?? 'auction';

/** The step whose note is the name and number of the vessel. */
export const VESSEL_STEP = 'vessel';

/** The customer's page. */
export const journeyPath = (token: string): string => `/journey/${token}`;

/** Maximum size in bytes of a file (picture or document), and of one uploaded chunk. */
export const JOURNEY_FILE_BYTES = 20 * 1024 * 1024;
export const JOURNEY_CHUNK_BYTES = 512 * 1024;

const day = dayField('moment');

/** Not later than today in Dubai. */
const pastDay = day.check(z.refine((text) => text <= dubaiDay(new Date()), { error: messageKey('dayToCome') }));

const owner = z.strictObject({ id: recordNumber(messageKey('option')), name: line(1, 'name', MAX_LINE) });

/**
 * Body of `POST /api/staff/journeys`: for a request ('import-117'), or a newly entered customer, such as the winner of an
 * auction. The same request, or the same Idempotency-Key, returns the same journey.
 */
export const newJourney = z
  .strictObject({
    kind: choice(JOURNEY_KINDS, 'option'),
    request: z.optional(z.string().check(z.refine((key) => parseRequestKey(key) !== undefined, { error: messageKey('option') }))),
    customer: z.optional(reachableCustomer),
    title: line(1, 'title', MAX_JOURNEY_TITLE),
    language: z.optional(language),
    owner: z.optional(z.nullable(owner)),
  })
  .check(
    z.refine(({ request, customer }) => (request === undefined) !== (customer === undefined), {
      path: ['customer'],
      error: messageKey('required'),
    }),
  );

export type NewJourney = z.infer<typeof newJourney>;

/** Body of `PUT /api/staff/journeys/:id`: the fields that change. */
export const journeyChange = z.strictObject({
  title: z.optional(line(1, 'title', MAX_JOURNEY_TITLE)),
  language: z.optional(language),
  owner: z.optional(z.nullable(owner)),
  version: versionField,
});

export type JourneyChange = z.infer<typeof journeyChange>;

/**
 * Body of `PUT /api/staff/journeys/:id/steps/:step`: a step's estimate, and the note beside it in the customer's
 * language. Sends no mail.
 */
export const journeyStepPlan = z.strictObject({
  estimate: z.optional(z.nullable(day)),
  note: z.optional(nullableText(MAX_NOTE)),
  version: versionField,
});

export type JourneyStepPlan = z.infer<typeof journeyStepPlan>;

/**
 * Body of `POST /api/staff/journeys/:id/steps/:step/done`. `doneOn`: default today. Mails the customer once, unless
 * `quiet`. If the step is already done, checks the version only when something else would change.
 */
export const journeyStepDone = z.strictObject({
  doneOn: z.optional(pastDay),
  note: z.optional(nullableText(MAX_NOTE)),
  quiet: z.optional(z.boolean(messageKey('flag'))),
  version: versionField,
});

export type JourneyStepDone = z.infer<typeof journeyStepDone>;

/** Body of calls that change a single thing. */
export const journeyVersion = z.strictObject({ version: versionField });

export type JourneyVersion = z.infer<typeof journeyVersion>;

/** Body of `POST /api/journeys/:token/messages`. */
export const journeyMessageText = z.strictObject({ text: text(1, 'required', MAX_MESSAGE) });

export type JourneyMessageText = z.infer<typeof journeyMessageText>;

/** Body of `POST /api/journeys/renew`: the token of an expired or revoked link. */
export const journeyRenewal = z.strictObject({ token: z.string(messageKey('required')).check(z.minLength(1), z.maxLength(200)) });

export type JourneyRenewal = z.infer<typeof journeyRenewal>;

/**
 * Body of `POST /api/journeys/:token/form`, which a browser without scripts sends. `after`: the newest message on the
 * page; the same text after the same message counts once.
 */
export const journeyForm = z.strictObject({
  text: optionalText(20_000),
  after: z.optional(z.string(messageKey('option')).check(z.regex(/^\d{0,10}$/, messageKey('option')))),
});

export type JourneyForm = z.infer<typeof journeyForm>;

/** Outcome of a form on the customer's page: `?outcome=`. */
export const JOURNEY_OUTCOMES = ['sent', 'empty', 'tooLong', 'gone', 'asked'] as const;

export type JourneyOutcome = (typeof JOURNEY_OUTCOMES)[number];

/** Body of `PUT /api/staff/journeys/:id/uploads/:upload`: announces a file sent in chunks. `step`: key of its step. */
export const journeyUpload = z.strictObject({
  name: line(1, 'required', 150),
  size: wholeNumber(1, JOURNEY_FILE_BYTES, messageKey('journeyFileSize')),
  step: z.optional(nullableLine(40)),
});

export type JourneyUpload = z.infer<typeof journeyUpload>;
