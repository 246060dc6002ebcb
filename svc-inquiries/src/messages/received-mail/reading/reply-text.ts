import { runInNewContext } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** Longer texts are cut; the stored original has the full text. */
const MAX_TEXT = 50_000;

/** Text longer than this after something like a signature delimiter is not a signature. */
const MAX_SIGNATURE = 600;

/** The library's regular expressions can run for minutes on some texts. */
const TIME_LIMIT_MS = 1_000;

// Control characters except line ends and tabs, byte order marks, and overrides of the text direction.
const UNWANTED = /[^\P{Cc}\n\t]|[\uFEFF\u202D\u202E]/gu;

const SOME_LINES = '[^\\n]{0,200}(?:\\n[^\\n]{1,200}){0,2}?';

/** How mail clients in Arabic and Japanese introduce quotes; the library knows those of other languages. */
const QUOTE_HEADERS = [
  // Gmail, Apple Mail, Yahoo: "في الثلاثاء، ٢٤ نوفمبر ٢٠٢٦ … كتب …:"
  new RegExp(
    `^[\\u200e\\u200f\\u202a-\\u202c]*في (?=${SOME_LINES}[\\d٠-٩])${SOME_LINES}(?:كتب|كتبت|كتابة ما يلي)${SOME_LINES}[:：][\\s\\u200e\\u200f]*$`,
    'mu',
  ),
  // Gmail: "2026年11月24日(火) 10:00 Layla <layla@…>:", Apple Mail: "2026/11/24 10:00、Layla <layla@…>のメール:"
  new RegExp(
    `^\\d{4}(?:年|/)\\d{1,2}(?:月|/)\\d{1,2}日?${SOME_LINES}(?:>|のメール|のメッセージ|さんは書きました)[:：]\\s*$`,
    'mu',
  ),
];

/** Outlook's header block above the quoted e-mail. */
const OUTLOOK_HEAD =
  /^[ \t\u200e\u200f*]*(?:From|من|差出人)\s?[*]?[:：][^\n]{1,200}\n[ \t\u200e\u200f*]*(?:Sent|Date|To|تم الإرسال|تاريخ الإرسال|التاريخ|送信日時|日付|日時|宛先)\s?[*]?[:：]/mu;

/** The default signatures of phones. */
const SENT_FROM =
  /\n[ \t\u200e\u200f]*(?:[^\n]{0,60}から送信(?:されました)?。?|(?:أُ?رسلت|تم الإرسال) (?:من|بواسطة)[^\n]{0,80})\s*$/u;

/** A rule within a text, which the library would mistake for a signature delimiter. */
const RULE = /^\s*(?:-{3,4}|_{2,4}|={2,4}|\+{2,4})\s*\n/;

const isWord = (text: string): boolean => text.length > MAX_SIGNATURE || RULE.test(text);

function withoutQuotes(text: string): string {
  const shown = new EmailReplyParser()
    .read(text)
    .getFragments()
    .filter((one) => !one.isHidden() || (!one.isQuoted() && isWord(one.getContent())));
  return shown.map((one) => one.getContent()).join('\n');
}

/** Runs the library with a time limit. */
function withoutQuotesWithinLimit(text: string): string {
  try {
    return runInNewContext('work(text)', { work: withoutQuotes, text }, { timeout: TIME_LIMIT_MS }) as string;
  } catch {
    return text;
  }
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((one) => one.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The sender's own text of a mail, without quotes and signature. The whole text if nothing would be left. */
export function replyText(given: string): string {
  const text = tidy(given.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').slice(0, MAX_TEXT).toWellFormed());
  const below = OUTLOOK_HEAD.exec(text);
  let own = below ? text.slice(0, below.index).replace(/[_\-\s]+$/, '') : text;
  for (const header of QUOTE_HEADERS) own = own.replace(header, '\nOn that day somebody wrote:');
  return tidy(withoutQuotesWithinLimit(own).replace(SENT_FROM, '')) || text;
}
