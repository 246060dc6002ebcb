import type { Shape } from '../../endpoint/endpoint.js';
import { partialTokenLink, tokenLink } from '../../fields/token-link.js';
import { arrivalsEmail, arrivalsEmailDraft, arrivalsEmailTest } from './arrivals-email.js';
import { newsletterSubscription } from './newsletter-subscription.js';
import { arrivalsEmails, arrivalsPreview, newsletterReceipt, sentArrivalsEmail } from './responses.js';
import { subscriptionLink } from './subscription-link.js';

export const subscribeToNewsletter = {
  summary: 'Subscribes an address to the newsletter. An e-mail asks for confirmation.',
  body: newsletterSubscription,
  response: newsletterReceipt,
  status: 201,
} satisfies Shape;
export const checkNewsletterConfirmation = {
  summary: 'Returns whether the link of a confirmation e-mail still works, and changes nothing.',
  query: tokenLink,
  response: subscriptionLink,
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
export const checkUnsubscribeLink = {
  summary: 'Returns whether the link that ends a subscription still works, and changes nothing.',
  query: tokenLink,
  response: subscriptionLink,
} satisfies Shape;
export const openUnsubscribePage = {
  summary: 'Redirects to the page for ending a subscription.',
  query: tokenLink,
  status: 303,
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
