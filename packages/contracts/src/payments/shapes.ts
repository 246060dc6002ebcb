import { z } from 'zod';
import type { Shape } from '../endpoint/endpoint.js';
import { idParams, pageQuery, pageSize, searchText } from '../fields/parameters.js';
import { periodQuery } from '../fields/period.js';
import { figuresQuery } from '../figures/period.js';
import { paymentFigures } from '../figures/responses.js';
import { leadNote } from '../inquiries/requests/leads/leads.js';
import { auctionCheckout } from './checkout/auction-checkout.js';
import { MEMBERSHIP_SORTS, MEMBERSHIP_STATUSES, membershipClaim, REFUND_REASONS, representative } from './payment.js';
import { paymentNotice } from './payment-notice.js';
import * as answer from './responses.js';

const filterQuery = z.strictObject({
  ...periodQuery.shape,
  q: searchText.default('').describe('Part of a name, an e-mail address or a payment ID.'),
  status: z.enum([...MEMBERSHIP_STATUSES, 'active', 'to-fulfil']).optional(),
});

const listQuery = z.strictObject({
  ...filterQuery.shape,
  ...pageQuery.shape,
  pageSize: pageSize(20),
  sort: z.enum(MEMBERSHIP_SORTS).default('newest'),
});

export type MembershipFilter = z.output<typeof filterQuery>;

export type MembershipQuery = z.output<typeof listQuery>;

export const listAuctionPlans = {
  summary: 'Returns the plans for auction access.',
  response: z.array(answer.auctionPlan),
} satisfies Shape;
export const getAuctionFees = {
  summary: 'Returns the fees of the cost calculator and the figures of its guide.',
  response: answer.auctionFees,
} satisfies Shape;
export const getPaymentSettings = {
  summary: "Returns the payment provider's settings for the browser.",
  response: answer.paymentSettings,
} satisfies Shape;
export const startAuctionCheckout = {
  summary: 'Starts the payment for a plan.',
  idempotencyKey: 'required',
  body: auctionCheckout,
  response: answer.checkoutReceipt,
  status: 201,
} satisfies Shape;
export const getPayment = {
  summary: 'Returns the status of a payment.',
  params: z.strictObject({ clientRef: z.guid() }),
  response: answer.paymentStatus,
} satisfies Shape;
export const claimMembership = {
  summary: 'Checks a payment with the payment provider immediately and returns its status.',
  body: membershipClaim,
  response: answer.paymentStatus,
} satisfies Shape;
export const receiveStripeEvent = {
  summary: 'Receives a signed event from the payment provider.',
  bodyType: 'application/json',
  response: answer.webhookReceipt,
} satisfies Shape;
export const getExchangeRate = {
  summary: 'Returns the exchange rate from US dollars to yen.',
  response: answer.exchangeRate,
} satisfies Shape;

export const listMemberships = {
  summary: 'Returns a page of memberships, newest first by default.',
  query: listQuery,
  response: answer.membershipPage,
} satisfies Shape;
export const exportMemberships = {
  summary: 'Returns the memberships that match the filters as a CSV file.',
  query: filterQuery,
  responseType: 'text/csv',
} satisfies Shape;
export const addNoteToMembership = {
  summary: 'Adds a note to a membership.',
  params: idParams,
  body: leadNote,
  response: answer.membership,
  status: 201,
} satisfies Shape;
export const sendLoginOfMembership = {
  summary: 'Records that a member has been sent the login. The member is notified.',
  params: idParams,
  response: answer.membership,
} satisfies Shape;
export const nameRepresentativeOfMembership = {
  summary: 'Assigns a representative to a member. The member is notified.',
  params: idParams,
  body: representative,
  response: answer.membership,
} satisfies Shape;
export const refundMembership = {
  summary: 'Refunds a membership. The reason is kept in the activity.',
  params: idParams,
  query: z.strictObject({ reason: z.enum(REFUND_REASONS).optional() }),
  response: answer.membership,
} satisfies Shape;

export const getPaymentFigures = {
  summary: 'Returns memberships and refunds by day, and memberships by plan.',
  query: figuresQuery,
  response: paymentFigures,
} satisfies Shape;
export const getPaymentNotice = {
  summary: 'Returns the data for e-mails about a payment, for the notifier.',
  params: idParams,
  response: paymentNotice,
} satisfies Shape;
