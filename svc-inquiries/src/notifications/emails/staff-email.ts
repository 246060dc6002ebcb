import { LANGUAGES } from '@dealership/contracts';
import type { Inquiry } from '../../inquiries/inquiry.entity.js';
import type { DealerContact } from '../notification-settings.js';
import type { Email } from './email.js';
import { type Html, html, lines } from './html.js';
import { fullName, subjectText, vehiclePage } from './inquiry.js';
import { facts, layout, leftToRight, link, quotation } from './layout.js';

interface Fact {
  label: string;
  text: string;
  html?: Html;
}

const KINDS: Record<Inquiry['kind'], string> = {
  contact: 'Message',
  import: 'Import request',
  sourcing: 'Sourcing request',
  consignment: 'Consignment request',
  test_drive: 'Test drive request',
};

const DUBAI = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Dubai' });

const dubaiTime = (time: Date): string => `${DUBAI.format(time)} (Asia/Dubai)`;

const languageName = (code: string): string => LANGUAGES.find((language) => language.code === code)?.name ?? code;

function phoneFacts({ phone, phoneE164 }: Inquiry): Fact[] {
  if (!phone) return [{ label: 'Phone', text: 'not given' }];
  const typed = { label: 'Phone', text: phone, html: leftToRight(phone) };
  if (!phoneE164) return [typed];
  return [typed, { label: 'Call back', text: phoneE164, html: link(`tel:${phoneE164}`, leftToRight(phoneE164)) }];
}

function inquiryFacts(inquiry: Inquiry, dealer: DealerContact): Fact[] {
  const { id, kind, email, language, createdAt, termsAcceptedAt } = inquiry;
  const page = vehiclePage(inquiry, dealer);
  return [
    { label: 'Number', text: `${id}` },
    { label: 'Kind', text: KINDS[kind] },
    { label: 'Received', text: dubaiTime(createdAt) },
    { label: 'Name', text: fullName(inquiry) },
    { label: 'E-mail', text: email, html: link(`mailto:${encodeURI(email)}`, leftToRight(email)) },
    ...phoneFacts(inquiry),
    { label: 'Language', text: languageName(language) },
    { label: 'Subject', text: subjectText(inquiry, 'en') },
    ...(page ? [{ label: 'Vehicle', text: page, html: link(page, page) }] : []),
    ...(termsAcceptedAt ? [{ label: 'Terms accepted', text: dubaiTime(termsAcceptedAt) }] : []),
  ];
}

/** What the staff read: every field of the inquiry. Answering the e-mail answers the visitor. */
export function inquiryStaffEmail(inquiry: Inquiry, dealer: DealerContact): Email {
  const rows = inquiryFacts(inquiry, dealer);
  const subject = `${subjectText(inquiry, 'en')} – ${fullName(inquiry)}`;
  const { message } = inquiry.details;
  return {
    subject,
    replyTo: { name: fullName(inquiry), address: inquiry.email },
    text: [...rows.map(({ label, text }) => `${label}: ${text}`), '', 'Message:', '', message, ''].join('\n'),
    html: layout({
      language: 'en',
      siteName: dealer.siteName,
      title: subject,
      body: html`${facts(rows.map((row) => [row.label, row.html ?? row.text]))}${quotation(lines(message))}`,
      footer: html`Reply to this e-mail to answer ${fullName(inquiry)}.<br>Request ${inquiry.requestId}`,
    }),
  };
}
