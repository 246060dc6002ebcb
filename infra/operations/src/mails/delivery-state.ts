import type { FoundMail } from './find-mails.ts';

/** State of an e-mail as text. docs/operations.md explains each. */
export function deliveryState({ event, state, status, handedAt, doneAt }: FoundMail): string {
  if (state === 'sent') return 'sent: the mail server accepted it';
  if (state === 'failed') return 'refused: see lastError';
  if (state === 'withheld') return 'withheld: the address had reached its limit of such e-mails';
  if (status === 'spam') return 'none: marked as spam';
  if (!event.includes('.')) return 'none: nothing to send yet';
  if (!state && doneAt) return 'none: it no longer applied when it was due';
  return handedAt ? 'in the queue, or failed: the admin shows which' : 'not in the queue yet';
}
