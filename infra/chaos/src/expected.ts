import { TURNS } from './conversations/conversations.ts';

/** What has to be there in the end. */
export interface Expected {
  inquiries: number;
  messages: number;
  events: number;
  mails: number;
}

/** Mails about an inquiry: one for the staff, one for the visitor. */
const MAILS = 2;

/** Of so many inquiries, each followed by a conversation or by none: of each message there is an event, and of each event a mail. */
export function expected(inquiries: number, withConversation: boolean): Expected {
  const messages = withConversation ? inquiries * TURNS.length : 0;
  return { inquiries, messages, events: inquiries + messages, mails: inquiries * MAILS + messages };
}
