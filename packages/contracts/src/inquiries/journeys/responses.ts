import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { languageSchema, localizedTextSchema } from '../../fields/translated.js';
import { JOURNEY_KINDS } from './journey.js';

const day = z.string().describe('The day, YYYY-MM-DD in Asia/Dubai.');

const journeyFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string().describe('The media type: `image/webp` for pictures, `application/pdf` for documents.'),
  size: z.int().describe('The size in bytes.'),
  width: z.int().nullable().describe('The width of a picture in pixels.'),
  height: z.int().nullable(),
  step: z.string().nullable().describe('The key of the step that the file belongs to.'),
  createdAt: timestamp,
});

export type JourneyFile = z.infer<typeof journeyFile>;

const journeyStep = z.strictObject({
  key: z.string().describe('The key of the step in this journey, such as `won`, `paid`, `port`, `export`, `vessel` or `sea`.'),
  name: localizedTextSchema,
  doneOn: day.nullable(),
  estimate: day.nullable(),
  note: z.string().nullable().describe("The note in the customer's language."),
  late: z.boolean().describe('Whether the step is not done although its estimated day has passed.'),
});

export type JourneyStep = z.infer<typeof journeyStep>;

/** A step as staff see it. */
const staffJourneyStep = journeyStep.extend({
  mailedAt: timestamp.nullable().describe('When the customer was e-mailed that the step is done; `null` if it is not done.'),
});

export type StaffJourneyStep = z.infer<typeof staffJourneyStep>;

export const journeyMessage = z.strictObject({
  id: z.int(),
  from: z.enum(['customer', 'staff']),
  text: z.string(),
  author: z.string().nullable().describe('The member of staff who wrote the message.'),
  createdAt: timestamp,
});

export type JourneyMessage = z.infer<typeof journeyMessage>;

const common = {
  reference: z.string().describe('The reference used in e-mails and by staff.'),
  kind: z.enum(JOURNEY_KINDS),
  title: z.string().describe('The title, which names the car.'),
  language: languageSchema.describe('The language of e-mails and notes.'),
  firstName: z.string(),
  lastName: z.string(),
  steps: z.array(journeyStep).describe('The steps in order.'),
  files: z.array(journeyFile).describe('The files, newest first.'),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** The customer's view. */
export const journeyPage = z.strictObject({
  ...common,
  contact: z
    .strictObject({
      name: z.string().nullable().describe('Null if nobody is assigned, or if the name is only a role.'),
      phone: z.string().nullable(),
      whatsapp: z.string().nullable().describe('The WhatsApp number in digits.'),
      email: z.string().nullable(),
    })
    .describe('The assigned member of staff, with their contact details.'),
  messages: z.array(journeyMessage).describe('The messages, oldest first.'),
  expiresAt: timestamp.describe('The time at which the link expires.'),
});

export type JourneyPage = z.infer<typeof journeyPage>;

/** The staff's view. */
export const journey = z.strictObject({
  ...common,
  steps: z.array(staffJourneyStep).describe('The steps in order.'),
  id: z.int(),
  request: z.string().describe('The kind and number of the request, such as `import-117`.'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable().describe("The customer's WhatsApp number in digits."),
  owner: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  links: z
    .strictObject({ working: z.int(), expiresAt: timestamp.nullable(), openedAt: timestamp.nullable() })
    .describe('The number of valid links, the expiry of the last of them, and the time at which one was last opened.'),
  version: z.int(),
});

export type Journey = z.infer<typeof journey>;

const journeySummary = z.strictObject({
  id: z.int(),
  request: z.string(),
  reference: z.string(),
  kind: z.enum(JOURNEY_KINDS),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  owner: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  next: journeyStep.nullable().describe('The first step that is not done.'),
  late: z.int().describe('The number of late steps.'),
  updatedAt: timestamp,
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
  expiresAt: timestamp,
  text: z.string().describe("A suggested message to the customer with the link, in the customer's language."),
  whatsapp: z.string().nullable().describe('An address that opens WhatsApp with the text; `null` if no number is known.'),
});

export type JourneyLink = z.infer<typeof journeyLink>;

export const journeyUploadState = z.strictObject({
  received: z.int().describe('The number of bytes received. The next part begins there.'),
  file: journeyFile.nullable().describe('The file, once it has been received completely.'),
});

export type JourneyUploadState = z.infer<typeof journeyUploadState>;
