import type { Endpoint, Language } from '@dealership/contracts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@dealership/contracts/inquiries/newsletter/endpoints';
import { confirmSearchAlert, endSearchAlert } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { ApiError, call } from '@dealership/ui-kit/query';
import type { NewsletterOutcome, SubscriptionAction } from './newsletter-call.js';

const ENDPOINTS: Record<SubscriptionAction, Endpoint<{ body?: unknown }>> = {
  subscribe: subscribeToNewsletter,
  confirm: confirmNewsletter,
  unsubscribe: unsubscribeFromNewsletter,
  'confirm-alert': confirmSearchAlert,
  'end-alert': endSearchAlert,
};

/** Sends an address, or the token of a link in an e-mail. Throws if the site is unreachable or fails. */
export async function sendNewsletterCall(step: SubscriptionAction, body: object, language: Language): Promise<NewsletterOutcome> {
  try {
    await call(ENDPOINTS[step], { body, language });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.status === 429 ? 'limited' : 'refused';
  }
}
