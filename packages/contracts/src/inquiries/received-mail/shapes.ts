import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, pageQuery } from '../../fields/parameters.js';
import { receivedMailPage } from './responses.js';

export const listReceivedMails = {
  summary: 'Returns a page of received e-mails for requests that are not among their messages, newest first.',
  query: pageQuery,
  response: receivedMailPage,
} satisfies Shape;
export const downloadReceivedMail = {
  summary: 'Returns the original of a received e-mail.',
  params: idParams,
  responseType: 'message/rfc822',
} satisfies Shape;
export const fileReceivedMail = {
  summary: 'Adds a received e-mail to its request as a message, regardless of its classification.',
  params: idParams,
  status: 204,
} satisfies Shape;
