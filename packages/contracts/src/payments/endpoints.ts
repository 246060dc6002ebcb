import type { EndpointOf } from '../endpoint.js';
import type * as shapes from './shapes.js';

const service = 'payments';
const open = { service, access: 'public' } as const;
const cached = { ...open, cache: true } as const;
const form = { ...open, rate: 'form' } as const;
const staff = { service, access: 'staff' } as const;
const internal = { service, access: 'service', caller: 'notifier' } as const;

export const listAuctionPlans: EndpointOf<typeof shapes.listAuctionPlans> = {
  method: 'GET',
  path: '/api/auction-plans',
  ...cached,
};
export const getAuctionFees: EndpointOf<typeof shapes.getAuctionFees> = {
  method: 'GET',
  path: '/api/auction-fees',
  ...cached,
};
export const getPaymentSettings: EndpointOf<typeof shapes.getPaymentSettings> = {
  method: 'GET',
  path: '/api/payment-settings',
  ...cached,
};
export const startAuctionCheckout: EndpointOf<typeof shapes.startAuctionCheckout> = {
  method: 'POST',
  path: '/api/auction-checkout',
  ...form,
};
export const getPayment: EndpointOf<typeof shapes.getPayment> = { method: 'GET', path: '/api/payments/:clientRef', ...open };
export const claimAuctionSubscription: EndpointOf<typeof shapes.claimAuctionSubscription> = {
  method: 'POST',
  path: '/api/auction-subscription',
  ...form,
};
export const receiveStripeEvent: EndpointOf<typeof shapes.receiveStripeEvent> = {
  method: 'POST',
  path: '/api/stripe/webhook',
  ...open,
};
export const getAuctionQuote: EndpointOf<typeof shapes.getAuctionQuote> = {
  method: 'GET',
  path: '/api/auction-quote',
  ...cached,
};
export const getExchangeRate: EndpointOf<typeof shapes.getExchangeRate> = {
  method: 'GET',
  path: '/api/exchange-rate',
  ...cached,
};

export const listAuctionSubscriptions: EndpointOf<typeof shapes.listAuctionSubscriptions> = {
  method: 'GET',
  path: '/api/auction-subscriptions',
  ...staff,
  permission: 'payments.read',
};
export const exportAuctionSubscriptions: EndpointOf<typeof shapes.exportAuctionSubscriptions> = {
  method: 'GET',
  path: '/api/auction-subscriptions/export',
  ...staff,
  permission: 'payments.export',
};
export const addNoteToAuctionSubscription: EndpointOf<typeof shapes.addNoteToAuctionSubscription> = {
  method: 'POST',
  path: '/api/auction-subscriptions/:id/notes',
  ...staff,
  permission: 'payments.note',
};
export const sendLoginOfAuctionSubscription: EndpointOf<typeof shapes.sendLoginOfAuctionSubscription> = {
  method: 'POST',
  path: '/api/auction-subscriptions/:id/login-sent',
  ...staff,
  permission: 'payments.fulfil',
};
export const nameRepresentativeOfAuctionSubscription: EndpointOf<typeof shapes.nameRepresentativeOfAuctionSubscription> = {
  method: 'PUT',
  path: '/api/auction-subscriptions/:id/representative',
  ...staff,
  permission: 'payments.fulfil',
};
export const refundAuctionSubscription: EndpointOf<typeof shapes.refundAuctionSubscription> = {
  method: 'POST',
  path: '/api/auction-subscriptions/:id/refund',
  ...staff,
  permission: 'payments.refund',
};

export const getPaymentFigures: EndpointOf<typeof shapes.getPaymentFigures> = {
  method: 'GET',
  path: '/api/staff/figures/payments',
  ...staff,
  permission: 'payments.read',
};

export const getPaymentNotice: EndpointOf<typeof shapes.getPaymentNotice> = {
  method: 'GET',
  path: '/internal/payment-notices/:id',
  ...internal,
};
