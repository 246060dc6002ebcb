import type { Shape } from '../endpoint.js';
import { idParams, pageQuery } from '../fields/parameters.js';
import { receivedMailPage } from './responses.js';

export const listReceivedMails = {
  summary: 'A page of the mail for requests that is no message of them, newest first',
  query: pageQuery,
  response: receivedMailPage,
} satisfies Shape;
export const downloadReceivedMail = {
  summary: 'A mail as it came',
  params: idParams,
  responseType: 'message/rfc822',
} satisfies Shape;
export const fileReceivedMail = {
  summary: 'Put a mail to its request as a message, whatever it looks like',
  params: idParams,
  status: 204,
} satisfies Shape;
