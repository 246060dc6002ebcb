import { expect, it } from '@jest/globals';
import { deliveryState } from '../src/mails/delivery-state.ts';
import type { FoundMail } from '../src/mails/find-mails.ts';

const NOW = new Date();

const MAIL: FoundMail = {
  event: 'inquiry.submitted 1',
  status: 'new',
  requestedAt: NOW,
  handedAt: NOW,
  doneAt: null,
  audience: null,
  recipient: null,
  state: null,
  attempts: null,
  lastError: null,
  sentAt: null,
  messageId: null,
  requestId: null,
};

it.each<[string, Partial<FoundMail>]>([
  ['sent', { state: 'sent', doneAt: NOW }],
  ['refused', { state: 'failed' }],
  ['withheld', { state: 'withheld', doneAt: NOW }],
  ['none: marked as spam', { event: 'inquiry 1', status: 'spam' }],
  ['none: nothing to send yet', { event: 'payment 1', status: 'pending' }],
  ['none: it no longer applied', { doneAt: NOW }],
  ['in the queue', {}],
  ['in the queue', { state: 'pending' }],
  ['not in the queue yet', { handedAt: null }],
])('says "%s"', (text, mail) => {
  expect(deliveryState({ ...MAIL, ...mail })).toMatch(new RegExp(`^${text}`));
});
