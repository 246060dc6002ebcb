import type { EndpointOf } from '../endpoint/endpoint.js';
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
// Paths and columns keep 'subscription', the name by which callers and the database know a membership.
export const claimMembership: EndpointOf<typeof shapes.claimMembership> = {
  method: 'POST',
  path: '/api/auction-subscription',
  ...form,
};
export const receiveStripeEvent: EndpointOf<typeof shapes.receiveStripeEvent> = {
  method: 'POST',
  path: '/api/stripe/webhook',
  ...open,
};
export const getExchangeRate: EndpointOf<typeof shapes.getExchangeRate> = {
  method: 'GET',
  path: '/api/exchange-rate',
  ...cached,
};

export const listMemberships: EndpointOf<typeof shapes.listMemberships> = {
  method: 'GET',
  path: '/api/auction-subscriptions',
  ...staff,
  permission: 'payments.read',
};
export const exportMemberships: EndpointOf<typeof shapes.exportMemberships> = {
  method: 'GET',
  path: '/api/auction-subscriptions/export',
  ...staff,
  permission: 'payments.export',
};
export const addNoteToMembership: EndpointOf<typeof shapes.addNoteToMembership> = {
  method: 'POST',
  path: '/api/auction-subscriptions/:id/notes',
  ...staff,
  permission: 'payments.note',
};
export const sendLoginOfMembership: EndpointOf<typeof shapes.sendLoginOfMembership> = {
  method: 'POST',
  path: '/api/auction-subscriptions/:id/login-sent',
  ...staff,
  permission: 'payments.fulfil',
};
export const nameRepresentativeOfMembership: EndpointOf<typeof shapes.nameRepresentativeOfMembership> = {
  method: 'PUT',
  path: '/api/auction-subscriptions/:id/representative',
  ...staff,
  permission: 'payments.fulfil',
};
export const refundMembership: EndpointOf<typeof shapes.refundMembership> = {
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
