import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { idParams, pageQuery } from '../fields/parameters.js';
import { figuresQuery } from '../figures/period.js';
import { requestFigures } from '../figures/responses.js';
import { arrivalsEmail, arrivalsEmailDraft, arrivalsEmailTest } from './forms/arrivals-email.js';
import { newsletterSubscription, partialTokenLink, tokenLink } from './forms/newsletter-subscription.js';
import { searchAlert } from './forms/search-alert.js';
import { submission } from './forms/submission.js';
import { vehicleReservation } from './forms/vehicle-reservation.js';
import {
  arrivalsEmails,
  arrivalsPreview,
  issuedWebhook,
  newsletterReceipt,
  notificationsOverview,
  recordedEmailPage,
  resendReceipt,
  searchAlertCounts,
  searchAlertReceipt,
  sentArrivalsEmail,
  webhook,
  webhookDeliveryPage,
} from './responses.js';
import { newWebhook, webhookChanges } from './webhooks.js';

export const reserveUpcomingVehicle = submission('Reserves an upcoming vehicle.', vehicleReservation);

export const subscribeToNewsletter = {
  summary: 'Subscribes an address to the newsletter. An e-mail asks for confirmation.',
  body: newsletterSubscription,
  response: newsletterReceipt,
  status: 201,
} satisfies Shape;
export const confirmNewsletter = {
  summary: 'Confirms a subscription with the token from the e-mail.',
  body: tokenLink,
  response: newsletterReceipt,
} satisfies Shape;
export const unsubscribeFromNewsletter = {
  summary:
    'Ends a subscription with the token from the e-mail, in the body or, for one-click unsubscription (RFC 8058), in the query.',
  query: partialTokenLink,
  body: partialTokenLink,
  response: newsletterReceipt,
} satisfies Shape;
export const openUnsubscribePage = {
  summary: 'Redirects to the page for ending a subscription.',
  query: tokenLink,
  status: 303,
} satisfies Shape;

export const requestSearchAlert = {
  summary: 'Creates a search alert, which sends an e-mail when a matching car arrives. An e-mail asks for confirmation.',
  body: searchAlert,
  bodyExample: { email: 'layla@customers.example', filters: { make: 'Orsenza', maxPrice: '900000' } },
  response: searchAlertReceipt,
  status: 201,
} satisfies Shape;
export const confirmSearchAlert = {
  summary: 'Confirms a search alert with the token from the e-mail.',
  body: tokenLink,
  response: searchAlertReceipt,
} satisfies Shape;
export const endSearchAlert = {
  summary:
    'Ends a search alert with the token from the e-mail, in the body or, for one-click unsubscription (RFC 8058), in the query.',
  query: partialTokenLink,
  body: partialTokenLink,
  response: searchAlertReceipt,
} satisfies Shape;
export const openEndAlertPage = {
  summary: 'Redirects to the page for ending a search alert.',
  query: tokenLink,
  status: 303,
} satisfies Shape;
export const listSearchAlerts = {
  summary:
    'Returns the searches for which visitors have set alerts, with the number of confirmed alerts of each, the most frequent ' +
    'first.',
  response: searchAlertCounts,
} satisfies Shape;

export const listArrivalsEmails = {
  summary: 'Returns the new-arrivals e-mails sent so far and the time from which the next one may be sent.',
  response: arrivalsEmails,
} satisfies Shape;
export const previewArrivalsEmail = {
  summary: 'Returns a preview of a new-arrivals e-mail.',
  body: arrivalsEmailDraft,
  response: arrivalsPreview,
} satisfies Shape;
export const testArrivalsEmail = {
  summary: 'Sends a new-arrivals e-mail to staff only, as a test.',
  body: arrivalsEmailTest,
  status: 204,
} satisfies Shape;
export const sendArrivalsEmail = {
  summary: 'Sends a new-arrivals e-mail to every confirmed subscriber.',
  body: arrivalsEmail,
  response: sentArrivalsEmail,
  status: 201,
} satisfies Shape;

export const listNotifications = {
  summary: 'Returns the state of e-mail delivery, with a page of the notifications that failed for good.',
  query: pageQuery,
  response: notificationsOverview,
} satisfies Shape;
export const listEmails = {
  summary: 'Returns a page of recorded e-mails, newest first.',
  query: pageQuery,
  response: recordedEmailPage,
} satisfies Shape;
export const resendEmail = {
  summary: 'Sends an e-mail again that was sent before.',
  params: idParams,
  response: resendReceipt,
} satisfies Shape;
export const resendNotification = {
  summary: 'Retries a notification that failed for good.',
  params: z.strictObject({ id: z.string() }),
  response: resendReceipt,
} satisfies Shape;
export const resendFailedNotifications = {
  summary: 'Retries every notification that failed for good.',
  response: resendReceipt,
} satisfies Shape;

export const getRequestFigures = {
  summary: 'Returns requests by day and kind, their times to the first answer, and the vehicles they are about.',
  query: figuresQuery,
  response: requestFigures,
} satisfies Shape;
export const listWebhooks = { summary: 'Returns all webhooks.', response: z.array(webhook) } satisfies Shape;
export const createWebhook = {
  summary:
    'Creates a webhook, which notifies an address by signed messages (Standard Webhooks). Only this response contains the ' +
    'secret.',
  body: newWebhook,
  bodyExample: { url: 'https://crm.example/hooks', events: ['request.received'] },
  response: issuedWebhook,
  status: 201,
} satisfies Shape;
export const updateWebhook = {
  summary: 'Updates the address or events of a webhook, or disables or enables it.',
  params: idParams,
  body: webhookChanges,
  bodyExample: { disabled: false, version: 3 },
  response: webhook,
} satisfies Shape;
export const deleteWebhook = {
  summary: 'Deletes a webhook and its deliveries.',
  params: idParams,
  status: 204,
} satisfies Shape;
export const rotateWebhookSecret = {
  summary: 'Creates a new secret for a webhook. For one day, messages are signed with the previous secret as well.',
  params: idParams,
  response: issuedWebhook,
} satisfies Shape;
export const listWebhookDeliveries = {
  summary: 'Returns a page of the deliveries of a webhook, newest first.',
  params: idParams,
  query: pageQuery,
  response: webhookDeliveryPage,
} satisfies Shape;
export const redeliverWebhookMessage = {
  summary: 'Sends a message again, with the same ID.',
  params: idParams,
  status: 204,
} satisfies Shape;
