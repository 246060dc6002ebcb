import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams, pageQuery } from '../fields/parameters.js';
import { figuresQuery } from '../figures/period.js';
import { requestFigures } from '../figures/responses.js';
import { personErasure, personQuery } from '../staff/privacy.js';
import { auditEntry, erasureReceipt, exportedRecords, personRecords, staffPage } from '../staff/responses.js';
import { arrivalsLetter, arrivalsLetterDraft, arrivalsLetterTest } from './forms/arrivals-letter.js';
import { newsletterLink, newsletterLinkPart, newsletterSubscription } from './forms/newsletter-subscription.js';
import { searchAlert } from './forms/search-alert.js';
import { submission } from './forms/submission.js';
import { vehicleReservation } from './forms/vehicle-reservation.js';
import {
  arrivalsLetters,
  arrivalsPreview,
  issuedWebhook,
  newsletterReceipt,
  notificationsOverview,
  recordedEmailPage,
  resendReceipt,
  searchAlertCounts,
  searchAlertReceipt,
  sentArrivalsLetter,
  webhook,
  webhookDeliveryPage,
} from './responses.js';
import { newWebhook, webhookChanges } from './webhooks.js';

export const reserveUpcomingVehicle = submission('Reserve an upcoming vehicle', vehicleReservation);

export const subscribeToNewsletter = {
  summary: 'Subscribe to the newsletter; an e-mail asks for confirmation',
  body: newsletterSubscription,
  response: newsletterReceipt,
  status: 201,
} satisfies Shape;
export const confirmNewsletter = {
  summary: 'Confirm a subscription with the token of the e-mail',
  body: newsletterLink,
  response: newsletterReceipt,
} satisfies Shape;
export const unsubscribeFromNewsletter = {
  summary: 'End a subscription: the token of the e-mail in the body, or in the query of a one-click (RFC 8058)',
  query: newsletterLinkPart,
  body: newsletterLinkPart,
  response: newsletterReceipt,
} satisfies Shape;
export const openUnsubscribePage = {
  summary: 'Leads to the page that ends a subscription',
  query: newsletterLink,
  status: 303,
} satisfies Shape;

export const requestSearchAlert = {
  summary: 'Ask for a letter when a car arrives that a search would find; an e-mail asks for confirmation',
  body: searchAlert,
  bodyExample: { email: 'layla@customers.example', filters: { make: 'Orsenza', maxPrice: '900000' } },
  response: searchAlertReceipt,
  status: 201,
} satisfies Shape;
export const confirmSearchAlert = {
  summary: 'Confirm an alert with the token of the e-mail',
  body: newsletterLink,
  response: searchAlertReceipt,
} satisfies Shape;
export const endSearchAlert = {
  summary: 'End an alert: the token of the e-mail in the body, or in the query of a one-click (RFC 8058)',
  query: newsletterLinkPart,
  body: newsletterLinkPart,
  response: searchAlertReceipt,
} satisfies Shape;
export const openEndAlertPage = {
  summary: 'Leads to the page that ends an alert',
  query: newsletterLink,
  status: 303,
} satisfies Shape;
export const listSearchAlerts = {
  summary: 'What visitors wait for: each search with the number of its confirmed alerts, the most wanted first',
  response: searchAlertCounts,
} satisfies Shape;

export const listArrivalsLetters = {
  summary: 'The letters of new arrivals, and when the next one may go',
  response: arrivalsLetters,
} satisfies Shape;
export const previewArrivalsLetter = {
  summary: 'A letter of new arrivals as subscribers would read it',
  body: arrivalsLetterDraft,
  response: arrivalsPreview,
} satisfies Shape;
export const testArrivalsLetter = {
  summary: 'Send a letter of new arrivals to the staff alone',
  body: arrivalsLetterTest,
  status: 204,
} satisfies Shape;
export const sendArrivalsLetter = {
  summary: 'Send a letter of new arrivals to every confirmed subscriber',
  body: arrivalsLetter,
  response: sentArrivalsLetter,
  status: 201,
} satisfies Shape;

export const listNotifications = {
  summary: 'How the e-mails get on, with a page of those that were given up',
  query: pageQuery,
  response: notificationsOverview,
} satisfies Shape;
export const listEmails = {
  summary: 'A page of the e-mails that were written, newest first',
  query: pageQuery,
  response: recordedEmailPage,
} satisfies Shape;
export const resendEmail = {
  summary: 'Send an e-mail again that was sent',
  params: idParams,
  response: resendReceipt,
} satisfies Shape;
export const resendNotification = {
  summary: 'Send a notification again that was given up',
  params: z.strictObject({ id: z.string() }),
  response: resendReceipt,
} satisfies Shape;
export const resendFailedNotifications = {
  summary: 'Send every notification again that was given up',
  response: resendReceipt,
} satisfies Shape;

export const getRequestFigures = {
  summary: 'Requests by day and kind, how long they waited for an answer, and the vehicles they are about',
  query: figuresQuery,
  response: requestFigures,
} satisfies Shape;
export const listWebhooks = { summary: 'The addresses that are told what happens', response: z.array(webhook) } satisfies Shape;
export const createWebhook = {
  summary: 'Have an address told what happens, by signed messages (Standard Webhooks). The secret is in this answer alone',
  body: newWebhook,
  bodyExample: { url: 'https://crm.example/hooks', events: ['request.received'] },
  response: issuedWebhook,
  status: 201,
} satisfies Shape;
export const updateWebhook = {
  summary: 'Change address or events, switch it off or on again',
  params: idParams,
  body: webhookChanges,
  bodyExample: { disabled: false, version: 3 },
  response: webhook,
} satisfies Shape;
export const deleteWebhook = {
  summary: 'Tell an address nothing any more; its deliveries go with it',
  params: idParams,
  status: 204,
} satisfies Shape;
export const rotateWebhookSecret = {
  summary: 'Make another secret; for a day the one before signs, too',
  params: idParams,
  response: issuedWebhook,
} satisfies Shape;
export const listWebhookDeliveries = {
  summary: 'What an address was sent, the latest first',
  params: idParams,
  query: pageQuery,
  response: webhookDeliveryPage,
} satisfies Shape;
export const repeatWebhookDelivery = {
  summary: 'Send a message once more, under its id',
  params: idParams,
  status: 204,
} satisfies Shape;

export const listInquiriesAudit = {
  summary: 'What staff changed in the inquiries, newest first',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;
export const findPersonInInquiries = {
  summary: 'What is stored of a visitor',
  body: personQuery,
  bodyExample: { email: 'layla@customers.example' },
  response: personRecords,
} satisfies Shape;
export const erasePersonFromInquiries = {
  summary: 'Erase a visitor',
  body: personErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromInquiries = {
  summary: 'Everything that is stored of a visitor, to hand it out',
  body: personErasure,
  response: exportedRecords,
} satisfies Shape;
