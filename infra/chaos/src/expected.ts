import { TURNS } from './conversations/conversations.ts';

/** What has to be there in the end. */
export interface Expected {
  inquiries: number;
  messages: number;
  /** Paid memberships. */
  orders: number;
  events: number;
  mails: number;
}

/** What follows an inquiry. */
export type Scenario = 'conversations' | 'orders' | undefined;

/** Mails about an inquiry or a payment: one for the staff, one for the visitor. */
const MAILS = 2;

/** Of so many inquiries: of each message that follows there is an event, and of each event a mail. */
export function expected(inquiries: number, scenario: Scenario): Expected {
  const messages = scenario === 'conversations' ? inquiries * TURNS.length : 0;
  const orders = scenario === 'orders' ? inquiries : 0;
  return { inquiries, messages, orders, events: inquiries + messages, mails: (inquiries + orders) * MAILS + messages };
}
