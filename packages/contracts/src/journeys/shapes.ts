import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { idParams } from '../fields/parameters.js';
import {
  JOURNEY_VIEWS,
  journeyChange,
  journeyForm,
  journeyMessageText,
  journeyRenewal,
  journeyStepDone,
  journeyStepPlan,
  journeyUpload,
  journeyVersion,
  newJourney,
} from './journey.js';
import { journey, journeyLink, journeyList, journeyMessage, journeyPage, journeyUploadState } from './responses.js';

const token = z.string().describe('Of the link');
const tokenParams = z.strictObject({ token });
const stepParams = idParams.extend({ step: z.string().describe('Key of the step') });
const uploadParams = idParams.extend({ upload: z.uuid().describe('Made by the caller: the same again continues') });

const fileParams = z.strictObject({ id: z.uuid() });

const FILE = 'image/webp, application/pdf';

export const getJourneyPage = {
  summary: 'What whoever has the link reads of a journey; 410 once the link has expired or was revoked',
  params: tokenParams,
  response: journeyPage,
} satisfies Shape;
export const getJourneyPageFile = {
  summary: 'A picture or document of a journey, for whoever has the link',
  params: tokenParams.extend({ id: z.uuid() }),
  responseType: FILE,
} satisfies Shape;
export const sendJourneyMessage = {
  summary: 'Write to those who look after a journey; its request waits for an answer then',
  params: tokenParams,
  body: journeyMessageText,
  bodyExample: { text: 'Has the ship left Yokohama?' },
  response: journeyMessage,
  status: 201,
  idempotencyKey: 'required',
} satisfies Shape;
export const renewJourneyLink = {
  summary: 'Ask for a new link in place of one that works no more. It goes to the address on file; the answer is always the same',
  body: journeyRenewal,
  response: z.strictObject({ accepted: z.literal(true) }),
  status: 202,
} satisfies Shape;
export const postJourneyForm = {
  summary: 'Write, from the form of a browser without scripts; leads to the page of the link, which says what became of it',
  params: tokenParams,
  body: journeyForm,
  bodyExample: { text: 'Has the ship left Yokohama?', after: '7' },
  status: 303,
} satisfies Shape;
export const postJourneyRenewal = {
  summary: 'Ask for a new link, from the form of a browser without scripts; leads to the page of the link',
  params: tokenParams,
  status: 303,
} satisfies Shape;

export const listJourneys = {
  summary: 'Journeys, those that were changed last first',
  query: z.strictObject({
    view: z.enum(JOURNEY_VIEWS).optional().describe('`open` unless said'),
    request: z.string().optional().describe('Of one request: `import-117`'),
    q: z.string().optional().describe('A part of car, name, address or number'),
    page: z.int().min(1).max(1_000_000).optional(),
    pageSize: z.int().min(1).max(100).optional(),
  }),
  response: journeyList,
} satisfies Shape;
export const createJourney = {
  summary: 'Make a journey of a request, or of a customer who is typed in',
  body: newJourney,
  bodyExample: { kind: 'import', request: 'import-117', title: 'Toyota Land Cruiser 300, 2024' },
  response: journey,
  status: 201,
  idempotencyKey: 'optional',
} satisfies Shape;
export const getJourney = { summary: 'A journey as staff work on it', params: idParams, response: journey } satisfies Shape;
export const updateJourney = {
  summary: 'Change the title, the language, or who looks after a journey',
  params: idParams,
  body: journeyChange,
  response: journey,
} satisfies Shape;
export const planJourneyStep = {
  summary: 'Say when a step is expected, and what the customer reads beside it',
  params: stepParams,
  body: journeyStepPlan,
  bodyExample: { estimate: '2026-12-14', note: 'MV Morning Star, voyage 118', version: 3 },
  response: journey,
} satisfies Shape;
export const finishJourneyStep = {
  summary: 'Say that a step is done; the customer gets mail of it, once',
  params: stepParams,
  body: journeyStepDone,
  bodyExample: { doneOn: '2026-11-20', version: 3 },
  response: journey,
} satisfies Shape;
export const reopenJourneyStep = {
  summary: 'Take back that a step is done; mail that has not been sent yet is not sent',
  params: stepParams,
  body: journeyVersion,
  response: journey,
} satisfies Shape;
export const createJourneyLink = {
  summary: 'Make a link to the customer’s page, beside those that work already',
  params: idParams,
  response: journeyLink,
  status: 201,
} satisfies Shape;
export const mailJourneyLink = {
  summary: 'Send the customer a link by e-mail',
  params: idParams,
  response: z.strictObject({ accepted: z.literal(true) }),
  status: 202,
} satisfies Shape;
export const revokeJourneyLinks = {
  summary: 'Let no link of a journey work any more',
  params: idParams,
  response: journey,
} satisfies Shape;
export const getJourneyFile = {
  summary: 'A picture or document of a journey, for staff',
  params: fileParams,
  responseType: FILE,
} satisfies Shape;
export const deleteJourneyFile = { summary: 'Take a file off a journey', params: fileParams, status: 204 } satisfies Shape;
export const beginJourneyUpload = {
  summary: 'Begin to send a picture (JPEG, PNG, WebP, AVIF) or document (PDF) in parts, or learn how much of it has arrived',
  params: uploadParams,
  body: journeyUpload,
  bodyExample: { name: 'At the port.jpg', size: 2_400_000, step: 'port' },
  response: journeyUploadState,
} satisfies Shape;
export const sendJourneyUploadPart = {
  summary: 'Send the next part, at most 512 KiB; one that has arrived before changes nothing',
  params: uploadParams,
  query: z.strictObject({ offset: z.int32().nonnegative().describe('Bytes before this part') }),
  bodyType: 'application/octet-stream',
  response: journeyUploadState,
} satisfies Shape;
