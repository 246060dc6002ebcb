export type NewsletterStep = 'subscribe' | 'confirm' | 'unsubscribe' | 'confirm-alert' | 'end-alert';

/** `refused`: what was sent is not right, repeating it will not help. `limited`: too often. `failed`: worth another try. */
export type NewsletterOutcome = 'done' | 'refused' | 'limited' | 'failed';
