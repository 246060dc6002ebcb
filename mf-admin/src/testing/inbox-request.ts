import type { InboxRequest } from '@dealership/contracts';

/** A message as the inbox shows it. */
export const anInboxRequest = (number: number, more: Partial<InboxRequest> = {}): InboxRequest => ({
  id: `contact-${number}`,
  kind: 'contact',
  number,
  state: 'new',
  lostReason: null,
  ownerId: null,
  tags: [],
  reminder: null,
  firstName: 'Sara',
  lastName: `Marri ${number}`,
  email: `sara${number}@example.com`,
  phone: '+971501234567',
  language: 'en',
  about: { subject: 'inventory' },
  createdAt: '2026-03-04T20:30:00.000Z',
  answeredAt: null,
  answer: null,
  dueAt: '2026-03-05T10:30:00.000Z',
  minutesLeft: 130,
  pause: null,
  askedAt: null,
  waitsFrom: null,
  version: 1,
  ...more,
});
