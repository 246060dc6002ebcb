import type { Shape } from '../../endpoint/endpoint.js';
import { partialTokenLink, tokenLink } from '../../fields/token-link.js';
import { subscriptionLink } from '../newsletter/subscription-link.js';
import { searchAlertCounts, searchAlertReceipt } from './responses.js';
import { searchAlert } from './search-alert.js';

export const requestSearchAlert = {
  summary: 'Creates a search alert, which sends an e-mail when a matching car arrives. An e-mail asks for confirmation.',
  body: searchAlert,
  bodyExample: { email: 'layla@customers.example', filters: { make: 'Orsenza', maxPrice: '900000' } },
  response: searchAlertReceipt,
  status: 201,
} satisfies Shape;
export const checkSearchAlertConfirmation = {
  summary: 'Returns whether the link of a confirmation e-mail still works, and changes nothing.',
  query: tokenLink,
  response: subscriptionLink,
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
export const checkEndAlertLink = {
  summary: 'Returns whether the link that ends a search alert still works, and changes nothing.',
  query: tokenLink,
  response: subscriptionLink,
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
