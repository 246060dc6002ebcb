import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, pageQuery, searchText, wholeNumber } from '../../fields/parameters.js';
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

const token = z.string().max(200).describe('The token of the link.');
const tokenParams = z.strictObject({ token });
const stepParams = idParams.extend({ step: z.string().max(40).describe('The key of the step.') });
const uploadParams = idParams.extend({ upload: z.uuid().describe('An ID created by the caller. Reuse it to resume an upload.') });

const fileParams = z.strictObject({ id: z.uuid() });

const FILE = 'image/webp, application/pdf';

export const getJourneyPage = {
  summary: 'Returns a journey for the holder of its link. Responds with 410 if the link has expired or been revoked.',
  params: tokenParams,
  response: journeyPage,
} satisfies Shape;
export const getJourneyPageFile = {
  summary: 'Returns a picture or document of a journey for the holder of its link.',
  params: tokenParams.extend({ id: z.uuid() }),
  responseType: FILE,
} satisfies Shape;
export const sendJourneyMessage = {
  summary: 'Sends a message to the staff in charge of a journey. Its request then waits for an answer.',
  params: tokenParams,
  body: journeyMessageText,
  bodyExample: { text: 'Has the ship left Yokohama?' },
  response: journeyMessage,
  status: 201,
  idempotencyKey: 'required',
} satisfies Shape;
export const renewJourneyLink = {
  summary:
    'Requests a new link to replace one that no longer works. It is sent to the stored e-mail address; the response is always ' +
    'the same.',
  body: journeyRenewal,
  response: z.strictObject({ accepted: z.literal(true) }),
  status: 202,
} satisfies Shape;
export const postJourneyForm = {
  summary:
    'Sends a message from the HTML form, for browsers without scripts. Redirects to the page of the link, which shows the ' +
    'outcome.',
  params: tokenParams,
  body: journeyForm,
  bodyExample: { text: 'Has the ship left Yokohama?', after: '7' },
  status: 303,
} satisfies Shape;
export const postJourneyRenewal = {
  summary: 'Requests a new link from the HTML form, for browsers without scripts. Redirects to the page of the link.',
  params: tokenParams,
  status: 303,
} satisfies Shape;

export const listJourneys = {
  summary: 'Returns a page of journeys, most recently changed first.',
  query: z.strictObject({
    view: z.enum(JOURNEY_VIEWS).default('open').describe('The view; `open` by default.'),
    request: z.string().max(60).optional().describe('The request that the journey belongs to, such as `import-117`.'),
    q: searchText.optional().describe('Part of the car, name, e-mail address or number.'),
    ...pageQuery.shape,
  }),
  response: journeyList,
} satisfies Shape;
export const createJourney = {
  summary: 'Creates a journey for a request, or for a customer entered by staff.',
  body: newJourney,
  bodyExample: { kind: 'import', request: 'import-117', title: 'Toyota Land Cruiser 300, 2024' },
  response: journey,
  status: 201,
  idempotencyKey: 'optional',
} satisfies Shape;
export const getJourney = {
  summary: 'Returns a journey, with the fields for staff.',
  params: idParams,
  response: journey,
} satisfies Shape;
export const updateJourney = {
  summary: 'Updates the title, language or assigned member of staff of a journey.',
  params: idParams,
  body: journeyChange,
  response: journey,
} satisfies Shape;
export const planJourneyStep = {
  summary: 'Sets the estimated day of a step and the note shown to the customer.',
  params: stepParams,
  body: journeyStepPlan,
  bodyExample: { estimate: '2026-12-14', note: 'MV Morning Star, voyage 118', version: 3 },
  response: journey,
} satisfies Shape;
export const finishJourneyStep = {
  summary: 'Marks a step as done. The customer is notified by e-mail once.',
  params: stepParams,
  body: journeyStepDone,
  bodyExample: { doneOn: '2026-11-20', version: 3 },
  response: journey,
} satisfies Shape;
export const reopenJourneyStep = {
  summary: 'Marks a step as not done. An e-mail that has not been sent yet is cancelled.',
  params: stepParams,
  body: journeyVersion,
  response: journey,
} satisfies Shape;
export const createJourneyLink = {
  summary: "Creates a link to the customer's page. Existing links remain valid.",
  params: idParams,
  response: journeyLink,
  status: 201,
} satisfies Shape;
export const mailJourneyLink = {
  summary: 'Sends a link to the customer by e-mail.',
  params: idParams,
  response: z.strictObject({ accepted: z.literal(true) }),
  status: 202,
} satisfies Shape;
export const revokeJourneyLinks = {
  summary: 'Revokes all links of a journey.',
  params: idParams,
  response: journey,
} satisfies Shape;
export const getJourneyFile = {
  summary: 'Returns a picture or document of a journey for staff.',
  params: fileParams,
  responseType: FILE,
} satisfies Shape;
export const deleteJourneyFile = { summary: 'Deletes a file of a journey.', params: fileParams, status: 204 } satisfies Shape;
export const beginJourneyUpload = {
  summary:
    'Starts the upload of a picture (JPEG, PNG, WebP, AVIF) or document (PDF) in parts, or returns how much of it has been ' +
    'received.',
  params: uploadParams,
  body: journeyUpload,
  bodyExample: { name: 'At the port.jpg', size: 2_400_000, step: 'port' },
  response: journeyUploadState,
} satisfies Shape;
export const discardJourneyUpload = {
  summary: 'Discards an upload: its parts, and its file if it is complete. Has no effect on an unknown upload.',
  params: uploadParams,
  status: 204,
} satisfies Shape;
export const sendJourneyUploadPart = {
  summary: 'Uploads the next part, at most 512 KiB. A part that was received before has no effect.',
  params: uploadParams,
  query: z.strictObject({ offset: wholeNumber(0, 999_999_999).describe('The number of bytes before this part.') }),
  bodyType: 'application/octet-stream',
  response: journeyUploadState,
} satisfies Shape;
