import type { Inquiry } from '../../inquiries/inquiry.entity.js';
import { fill, TEXTS } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';
import type { Email } from './email.js';
import { type Html, html, lines } from './html.js';
import { subjectText, vehiclePage } from './inquiry.js';
import { type FactRow, facts, layout, leftToRight, link, paragraph, quotation } from './layout.js';
import { OPENING_HOURS } from './opening-hours.js';

/** Every text of the e-mail in the visitor's language, with its places filled. */
function wording(inquiry: Inquiry, dealer: DealerContact) {
  const texts = TEXTS[inquiry.language];
  const values = {
    site: dealer.siteName,
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    id: String(inquiry.id),
  };
  const say = (text: string) => fill(inquiry.language, text, values);
  return {
    ...texts,
    greeting: say(texts.greeting),
    thanks: say(texts.thanks),
    team: say(texts.team),
    reference: say(texts.reference),
    why: say(texts.why),
    about: { label: texts.about, value: subjectText(inquiry, inquiry.language) },
    hours: [...OPENING_HOURS[inquiry.language], texts.timeZone],
    vehicle: { label: texts.vehicle, page: vehiclePage(inquiry, dealer) },
  };
}

type Wording = ReturnType<typeof wording>;

const plainText = (words: Wording, { details }: Inquiry, { phones, email }: DealerContact): string =>
  [
    words.greeting,
    '',
    words.thanks,
    words.replyTime,
    '',
    `${words.about.label}: ${words.about.value}`,
    ...(words.vehicle.page ? [`${words.vehicle.label}: ${words.vehicle.page}`] : []),
    `${words.yourMessage}:`,
    ...details.message.split('\n').map((line) => `> ${line}`),
    '',
    words.openingHours,
    ...words.hours,
    '',
    words.visitUs,
    words.address,
    '',
    words.contact,
    ...phones,
    email,
    '',
    words.closing,
    words.team,
    '',
    words.reference,
    words.why,
    '',
  ].join('\n');

function body(words: Wording, { details }: Inquiry, { phones, email }: DealerContact): Html {
  const calls = phones.map((phone) => html`${link(`tel:${phone.replace(/[^+\d]/g, '')}`, leftToRight(phone))}<br>`);
  const { label, page } = words.vehicle;
  const vehicle: FactRow[] = page ? [[label, link(page, words.viewVehicle)]] : [];
  return html`${[words.greeting, words.thanks, words.replyTime].map(paragraph)}
${facts([
  [words.about.label, html`<bdi>${words.about.value}</bdi>`],
  ...vehicle,
  [words.yourMessage, quotation(lines(details.message))],
])}
${facts([
  [words.openingHours, lines(words.hours.join('\n'))],
  [words.visitUs, lines(words.address)],
  [words.contact, [...calls, link(`mailto:${email}`, leftToRight(email))]],
])}
${[words.closing, words.team].map(paragraph)}`;
}

/** The visitor's confirmation, in the visitor's language; it quotes the message and says when and how to go on. */
export function inquiryVisitorEmail(inquiry: Inquiry, dealer: DealerContact): Email {
  const words = wording(inquiry, dealer);
  return {
    subject: `${words.subject} – ${dealer.siteName}`,
    replyTo: { name: dealer.siteName, address: dealer.email },
    text: plainText(words, inquiry, dealer),
    html: layout({
      language: inquiry.language,
      siteName: dealer.siteName,
      title: words.subject,
      body: body(words, inquiry, dealer),
      footer: html`${words.reference}<br>${words.why}`,
    }),
  };
}
