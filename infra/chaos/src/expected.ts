import { TURNS } from './conversations/conversations.ts';

/** Expected final state. */
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

/** E-mails about an inquiry or a payment: one for the staff, one for the visitor. */
const MAILS = 2;

/** For so many inquiries: one event per follow-up message, and one e-mail per event. */
export function expected(inquiries: number, scenario: Scenario): Expected {
  const messages = scenario === 'conversations' ? inquiries * TURNS.length : 0;
  const orders = scenario === 'orders' ? inquiries : 0;
  return { inquiries, messages, orders, events: inquiries + messages, mails: (inquiries + orders) * MAILS + messages };
}
