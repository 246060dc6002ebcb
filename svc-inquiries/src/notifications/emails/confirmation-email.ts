import type { Language } from '@dealership/contracts';
import { fill, TEXTS, type Texts } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';
import type { Email } from './email.js';
import { type Fact, factTable } from './fact.js';
import { type Html, html, lines } from './html.js';
import { facts, layout, leftToRight, link, paragraph } from './layout.js';
import { nameIn } from './name-in.js';
import { OPENING_HOURS } from './opening-hours.js';

/** What a visitor is told to have arrived. `letter`: which of the letters; `facts`: what the visitor sent, in the language. */
export interface Confirmation {
  id: number;
  letter: keyof Texts['letters'];
  language: Language;
  firstName: string;
  lastName: string;
  facts: Fact[];
}

/** Every text of the e-mail in the visitor's language, with its places filled. */
function wording({ id, letter, language, firstName, lastName }: Confirmation, { siteName }: DealerContact) {
  const texts = TEXTS[language];
  const values = { site: siteName, name: nameIn(language, { firstName, lastName }), id: String(id) };
  const say = (text: string) => fill(language, text, values);
  const { subject, thanks, replyTime } = texts.letters[letter];
  return {
    ...texts,
    subject,
    greeting: say(texts.greeting),
    thanks: say(thanks),
    replyTime,
    team: say(texts.team),
    reference: say(texts.reference),
    why: say(texts.why),
    hours: [...OPENING_HOURS[language], texts.timeZone],
  };
}

type Wording = ReturnType<typeof wording>;

const plainFact = ({ label, text, long }: Fact): string[] =>
  long ? [`${label}:`, ...text.split('\n').map((line) => `> ${line}`)] : [`${label}: ${text}`];

const plainText = (words: Wording, sent: Fact[], { phones, email }: DealerContact): string =>
  [
    words.greeting,
    '',
    words.thanks,
    words.replyTime,
    '',
    ...sent.flatMap(plainFact),
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

function body(words: Wording, sent: Fact[], { phones, email }: DealerContact): Html {
  const calls = phones.map((phone) => html`${link(`tel:${phone.replace(/[^+\d]/g, '')}`, leftToRight(phone))}<br>`);
  return html`${[words.greeting, words.thanks, words.replyTime].map(paragraph)}
${factTable(sent)}
${facts([
  [words.openingHours, lines(words.hours.join('\n'))],
  [words.visitUs, lines(words.address)],
  [words.contact, [...calls, link(`mailto:${email}`, leftToRight(email))]],
])}
${[words.closing, words.team].map(paragraph)}`;
}

/** The visitor's confirmation, in the visitor's language; it repeats what was sent and says when and how to go on. */
export function confirmationEmail(confirmation: Confirmation, dealer: DealerContact): Email {
  const { language } = confirmation;
  const words = wording(confirmation, dealer);
  const sent = confirmation.facts.filter(({ text }) => text);
  return {
    subject: `${words.subject} – ${dealer.siteName}`,
    replyTo: { name: dealer.siteName, address: dealer.email },
    text: plainText(words, sent, dealer),
    html: layout({
      language,
      siteName: dealer.siteName,
      title: words.subject,
      body: body(words, sent, dealer),
      footer: html`${words.reference}<br>${words.why}`,
    }),
  };
}
