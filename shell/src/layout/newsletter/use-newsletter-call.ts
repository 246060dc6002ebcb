import { useLanguage } from '@dealership/ui-kit';
import { useState } from 'react';

export type NewsletterStep = 'subscribe' | 'confirm' | 'unsubscribe';

/** `refused`: what was sent is not right, repeating it will not help. `limited`: too often. `failed`: worth another try. */
export type NewsletterOutcome = 'done' | 'refused' | 'limited' | 'failed';

/** A call of the newsletter; its code is fetched when it is made. */
export function useNewsletterCall(step: NewsletterStep) {
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
