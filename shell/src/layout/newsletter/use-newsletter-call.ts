import { useLanguage } from '@dealership/ui-kit';
import { useState } from 'react';
import type { NewsletterOutcome, SubscriptionAction } from './newsletter-call.js';

/** Makes a newsletter call; its code is loaded on demand. */
export function useNewsletterCall(step: SubscriptionAction) {
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const call = async (body: object): Promise<NewsletterOutcome> => {
    setSending(true);
    try {
      const { sendNewsletterCall } = await import(/* webpackChunkName: "newsletter-call" */ './send-newsletter-call.js');
      return await sendNewsletterCall(step, body, language);
    } catch (error) {
      console.error('The newsletter call failed', error);
      return 'failed';
    } finally {
      setSending(false);
    }
  };
  return { sending, call };
}
