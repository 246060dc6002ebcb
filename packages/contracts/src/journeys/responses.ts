import { z } from 'zod';
import { languageSchema, localizedTextSchema } from '../fields/translated.js';
import { moment } from '../staff/responses.js';
import { JOURNEY_KINDS } from './journey.js';

const day = z.string().describe('YYYY-MM-DD, Asia/Dubai');

export const journeyFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string().describe('`image/webp` of pictures, `application/pdf` of documents'),
  size: z.int().describe('Bytes'),
  width: z.int().nullable().describe('Pixels of a picture'),
  height: z.int().nullable(),
  step: z.string().nullable().describe('Key of the step that it belongs to'),
  createdAt: moment,
});

export type JourneyFile = z.infer<typeof journeyFile>;

export const journeyStep = z.strictObject({
  key: z.string().describe('Its name in this journey; the usual ones are `won`, `paid`, `port`, `export`, `vessel`, `sea`, …'),
  name: localizedTextSchema,
  doneOn: day.nullable(),
  estimate: day.nullable(),
  note: z.string().nullable().describe("In the customer's language"),
  late: z.boolean().describe('Not done, and its estimate is past'),
});

export type JourneyStep = z.infer<typeof journeyStep>;

export const journeyMessage = z.strictObject({
  id: z.int(),
  from: z.enum(['customer', 'staff']),
  text: z.string(),
  author: z.string().nullable().describe('Who of staff wrote it'),
  createdAt: moment,
});

export type JourneyMessage = z.infer<typeof journeyMessage>;

const common = {
  reference: z.string().describe('The number that letters and staff name'),
  kind: z.enum(JOURNEY_KINDS),
  title: z.string().describe('The car'),
  language: languageSchema.describe('The language of letters and notes'),
  firstName: z.string(),
  lastName: z.string(),
  steps: z.array(journeyStep).describe('In their order'),
  files: z.array(journeyFile).describe('The newest first'),
  createdAt: moment,
  updatedAt: moment,
};

/** The customer's view. */
export const journeyPage = z.strictObject({
  ...common,
  keeper: z
    .strictObject({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      whatsapp: z.string().nullable().describe('Digits'),
      email: z.string().nullable(),
    })
    .describe('Who looks after it, and how to reach them'),
  messages: z.array(journeyMessage).describe('The oldest first'),
  expiresAt: moment.describe('Until then the link works'),
});

export type JourneyPage = z.infer<typeof journeyPage>;

/** The staff's view. */
export const journey = z.strictObject({
  ...common,
  id: z.int(),
  request: z.string().describe('What the inbox calls its request: `import-117`'),
  email: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable().describe("Digits of the customer's number"),
  keeper: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  links: z
    .strictObject({ working: z.int(), expiresAt: moment.nullable(), openedAt: moment.nullable() })
    .describe('How many work, until when the last of them does, and when one was last opened'),
  version: z.int(),
});

export type Journey = z.infer<typeof journey>;

export const journeySummary = z.strictObject({
  id: z.int(),
  request: z.string(),
  reference: z.string(),
  kind: z.enum(JOURNEY_KINDS),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  keeper: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  next: journeyStep.nullable().describe('The first step that is not done'),
  late: z.int().describe('How many steps are late'),
  updatedAt: moment,
});

export type JourneySummary = z.infer<typeof journeySummary>;

export const journeyList = z.strictObject({
  items: z.array(journeySummary),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

export type JourneyList = z.infer<typeof journeyList>;

/** A new link; shown only once. */
export const journeyLink = z.strictObject({
  url: z.string(),
  expiresAt: moment,
  text: z.string().describe("What the customer may be written, in the customer's language, with the link"),
  whatsapp: z.string().nullable().describe('Opens WhatsApp with the text; `null` where no number is known'),
});

export type JourneyLink = z.infer<typeof journeyLink>;

export const journeyUploadState = z.strictObject({
  received: z.int().describe('Bytes that have arrived; the next part begins there'),
  file: journeyFile.nullable().describe('Once all of it has arrived'),
});

export type JourneyUploadState = z.infer<typeof journeyUploadState>;
