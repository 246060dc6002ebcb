import { MAX_ATTACHMENT_NAME, MAX_ATTACHMENTS, MAX_MESSAGE_BYTES } from '@dealership/contracts';
import type { ParsedMail, SimpleParserOptions } from 'mailparser';
import type { NewFile } from '../../../inbox/attachments/accepted-file.js';
import { type AutomaticMail, automaticMailOf } from './auto-submitted.js';
import { type DeliveryReport, deliveryReport } from './delivery-report.js';
import { replyText } from './reply-text.js';

/** Limits for untrusted mail. Mail beyond them is not parsed, only stored as received. */
const LIMITS: SimpleParserOptions = {
  maxHeadSize: 128 * 1024,
  maxChildNodes: 100,
  maxHtmlLengthToParse: 500_000,
  maxInlinedImagesSize: 0,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  checksumAlgo: false,
};

const MAX_SUBJECT = 300;
const MAX_ID = 500;
const MAX_ADDRESS = 320;

/** Logos and tracking pixels in signatures. */
const SMALL_PICTURE = 10 * 1024;

export interface ReadMail {
  /** With its angle brackets; undefined if missing. */
  messageId: string | undefined;
  inReplyTo: string | undefined;
  /** The sender in the header, which may be forged. */
  from: string;
  subject: string;
  /** The sender's own text, without quotes and signature. */
  text: string;
  automatic: AutomaticMail | undefined;
  report: DeliveryReport | undefined;
  files: NewFile[];
  /** Names of attachments beyond the limits of number or total size. */
  tooMuch: string[];
}

// A large dependency, loaded with the first mail and not at startup.
const parser = () => import('mailparser');

const idIn = (text: string | undefined): string | undefined => {
  const [id] = /<[^<>\s]+>/.exec(text ?? '') ?? [];
  return id && id.length <= MAX_ID ? id : undefined;
};

/** Reduces a text to one line, without characters that databases and terminals do not accept. */
const line = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** The name of an attachment that is not stored. */
export const refusedName = (filename: string): string => line(filename, MAX_ATTACHMENT_NAME);

function filesOf({ attachments }: ParsedMail): Pick<ReadMail, 'files' | 'tooMuch'> {
  const files: NewFile[] = [];
  const tooMuch: string[] = [];
  let bytes = 0;
  for (const { filename = '', content, related } of attachments) {
    if (related && content.length < SMALL_PICTURE) continue;
    bytes += content.length;
    if (files.length < MAX_ATTACHMENTS && bytes <= MAX_MESSAGE_BYTES) files.push({ name: filename, bytes: content });
    else tooMuch.push(refusedName(filename));
  }
  return { files, tooMuch: tooMuch.slice(0, LIMITS.maxChildNodes) };
}

/**
 * Parses a mail.
 * @param sender - Of its envelope, empty for reports
 * @throws if the mail is malformed or exceeds the limits
 */
export async function readMail(raw: Buffer, sender: string): Promise<ReadMail> {
  const { simpleParser } = await parser();
  const mail = await simpleParser(raw, LIMITS);
  const { text = '', textConversionError } = mail;
  if (textConversionError && !text.trim()) throw textConversionError;
  if (!mail.from && !text.trim() && mail.attachments.length === 0) throw new Error('It has neither sender nor content');
  const report = deliveryReport(mail);
  return {
    messageId: idIn(mail.messageId),
    inReplyTo: idIn(mail.inReplyTo),
    from: line(mail.from?.value[0]?.address || sender, MAX_ADDRESS),
    subject: line(mail.subject ?? '', MAX_SUBJECT),
    text: replyText(text),
    automatic: report ? undefined : automaticMailOf(mail, sender),
    report,
    ...(report ? { files: [], tooMuch: [] } : filesOf(mail)),
  };
}
