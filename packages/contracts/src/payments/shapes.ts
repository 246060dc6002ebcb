import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams, pageQuery, periodQuery } from '../fields/parameters.js';
import { figuresQuery } from '../figures/period.js';
import { paymentFigures } from '../figures/responses.js';
import { leadNote } from '../inquiries/leads/leads.js';
import { personErasure, personQuery } from '../staff/privacy.js';
import { auditEntry, erasureReceipt, exportedRecords, personRecords, staffPage } from '../staff/responses.js';
import { auctionCheckout } from './checkout/auction-checkout.js';
import { representative, SUBSCRIPTION_SORTS, SUBSCRIPTION_STATUSES, subscriptionClaim } from './payment.js';
import { paymentNotice } from './payment-notice.js';
import { auctionQuoteQuery } from './quote/auction-quote-query.js';
import * as answer from './responses.js';

const filterQuery = z.strictObject({
  ...periodQuery.shape,
  q: z.string().optional().describe("Part of a name, an e-mail address or a payment's id"),
  status: z.enum([...SUBSCRIPTION_STATUSES, 'active', 'to-fulfil']).optional(),
});

const listQuery = z.strictObject({
  ...filterQuery.shape,
  ...pageQuery.shape,
  sort: z.enum(SUBSCRIPTION_SORTS).optional(),
});

export type SubscriptionQuery = z.infer<typeof listQuery>;

export const listAuctionPlans = {
  summary: 'The plans of the auction access',
  response: z.array(answer.auctionPlan),
} satisfies Shape;
export const getAuctionFees = {
  summary: 'The fees of the cost calculator and the figures of its guide',
  response: answer.auctionFees,
} satisfies Shape;
export const getPaymentSettings = { summary: 'With whom the browser pays', response: answer.paymentSettings } satisfies Shape;
export const startAuctionCheckout = {
  summary: 'Start paying for a plan',
  idempotencyKey: 'required',
  body: auctionCheckout,
  response: answer.checkoutReceipt,
  status: 201,
} satisfies Shape;
export const getPayment = {
  summary: 'How a payment stands',
  params: z.strictObject({ clientRef: z.guid() }),
  response: answer.paymentStatus,
} satisfies Shape;
export const claimAuctionSubscription = {
  summary: 'Look at a payment at once',
  body: subscriptionClaim,
  response: answer.paymentStatus,
} satisfies Shape;
export const receiveStripeEvent = {
  summary: 'An event of the payment provider, signed by it',
  bodyType: 'application/json',
  response: answer.webhookReceipt,
} satisfies Shape;
export const getAuctionQuote = {
  summary: 'What a car from a Japanese auction costs on arrival',
  query: auctionQuoteQuery,
  response: answer.auctionQuoteAnswer,
} satisfies Shape;
export const getExchangeRate = { summary: 'Yen for a dollar', response: answer.exchangeRate } satisfies Shape;

export const listAuctionSubscriptions = {
  summary: 'A page of the memberships, newest first unless said',
  query: listQuery,
  response: answer.auctionSubscriptionPage,
} satisfies Shape;
export const exportAuctionSubscriptions = {
  summary: 'The memberships that match, as a CSV file',
  query: filterQuery,
  responseType: 'text/csv',
} satisfies Shape;
export const addNoteToAuctionSubscription = {
  summary: 'Add a note to a membership',
  params: idParams,
  body: leadNote,
  response: answer.auctionSubscription,
  status: 201,
} satisfies Shape;
export const sendLoginOfAuctionSubscription = {
  summary: 'Enter that a member was sent the login, which the member is told',
  params: idParams,
  response: answer.auctionSubscription,
} satisfies Shape;
export const nameRepresentativeOfAuctionSubscription = {
  summary: 'Name who looks after a member, which the member is told',
  params: idParams,
  body: representative,
  response: answer.auctionSubscription,
} satisfies Shape;
export const refundAuctionSubscription = {
  summary: 'Give a member the money back',
  params: idParams,
  response: answer.auctionSubscription,
} satisfies Shape;

export const getPaymentFigures = {
  summary: 'Memberships and refunds by day, and memberships by plan',
  query: figuresQuery,
  response: paymentFigures,
} satisfies Shape;
export const listPaymentsAudit = {
  summary: 'What staff changed in the payments, newest first',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;
export const findPersonInPayments = {
  summary: 'What is stored of a buyer',
  body: personQuery,
  bodyExample: { email: 'layla@customers.example' },
  response: personRecords,
} satisfies Shape;
export const erasePersonFromPayments = {
  summary: 'Erase a buyer',
  body: personErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromPayments = {
  summary: 'Everything that is stored of a buyer, to hand it out',
  body: personErasure,
  response: exportedRecords,
} satisfies Shape;
export const getPaymentNotice = {
  summary: 'What the e-mails about a payment may say, for the notifier',
  params: idParams,
  response: paymentNotice,
} satisfies Shape;
