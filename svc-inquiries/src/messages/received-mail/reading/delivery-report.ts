import type { ParsedMail, StructuredHeader } from 'mailparser';

/** A delivery report by a mail server (RFC 3464). */
export interface DeliveryReport {
  /** Whether delivery failed; otherwise it was delayed or succeeded. */
  failed: boolean;
  /** Message-ID of the e-mail reported on. */
  messageId: string | undefined;
  /** As the server worded it. */
  reason: string;
}

const MAX_REASON = 500;
const MAX_READ = 64 * 1024;

const start = (content: Buffer): string => content.subarray(0, MAX_READ).toString('utf8');

/** The value of a field in a header block, unfolded. */
const fieldIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:((?:[^\\n]*(?:\\n[ \\t])?)*)`, 'im').exec(text.replaceAll('\r', ''))?.[1]?.replace(/\s+/g, ' ').trim();

/** The delivery report in a mail; undefined for other mail. */
export function deliveryReport({ headers, attachments }: ParsedMail): DeliveryReport | undefined {
  const type = headers.get('content-type') as StructuredHeader | undefined;
  const status = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  if (type?.value !== 'multipart/report' || !status) return undefined;
  const about = start(status.content);
  const original = attachments.find(({ contentType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(contentType));
  const [head = ''] = original ? start(original.content).split(/\r?\n\r?\n/, 1) : [];
  const code = fieldIn(about, 'Status') ?? '';
  const diagnostic = fieldIn(about, 'Diagnostic-Code')?.replace(/^\S+;\s*/, '') ?? '';
  return {
    failed: /^failed\b/i.test(fieldIn(about, 'Action') ?? '') || code.startsWith('5.'),
    messageId: /<[^<>\s]+>/.exec(fieldIn(head, 'Message-ID') ?? '')?.[0],
    reason: `${code} ${diagnostic}`
      .trim()
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, MAX_REASON),
  };
}
