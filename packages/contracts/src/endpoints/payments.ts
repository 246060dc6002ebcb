import type { Endpoint } from '../endpoint.js';

export const listAuctionPlans = {
  method: 'GET',
  path: '/api/auction-plans',
  service: 'payments',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const getPaymentSettings = {
  method: 'GET',
  path: '/api/payment-settings',
  service: 'payments',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const startAuctionCheckout = {
  method: 'POST',
  path: '/api/auction-checkout',
  service: 'payments',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const getPayment = {
  method: 'GET',
  path: '/api/payments/:clientRef',
  service: 'payments',
  access: 'public',
} satisfies Endpoint;
export const claimAuctionSubscription = {
  method: 'POST',
  path: '/api/auction-subscription',
  service: 'payments',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const receiveStripeEvent = {
  method: 'POST',
  path: '/api/stripe/webhook',
  service: 'payments',
  access: 'public',
} satisfies Endpoint;
export const getAuctionQuote = {
  method: 'GET',
  path: '/api/auction-quote',
  service: 'payments',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const getExchangeRate = {
  method: 'GET',
  path: '/api/exchange-rate',
  service: 'payments',
  access: 'public',
  cache: true,
} satisfies Endpoint;
