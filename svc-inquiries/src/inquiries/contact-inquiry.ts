import { createHash } from 'node:crypto';
import type { ContactMessage } from '@dealership/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Inquiry, InquiryKind } from './inquiry.entity.js';
import type { SubmissionContext } from './submission.js';

type NewInquiry = Omit<Inquiry, 'id' | 'createdAt'>;

/** The number in E.164 ('+971501234567'), read as an Emirati one unless it says otherwise; null when it is not a number. */
export function e164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'AE');
  return number?.isValid() ? number.number : null;
}

/** The same for the same kind and fields, whatever their order. */
export function contentHash(kind: InquiryKind, content: object): string {
  const fields = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

/** The row of a contact message. A filled trap field makes it spam: kept, but nobody is told. */
export function contactInquiry(content: ContactMessage, context: SubmissionContext): NewInquiry {
  const { firstName, lastName, email, phone, website, ...details } = content;
  return {
    kind: 'contact',
    status: website ? 'spam' : 'new',
    firstName,
    lastName,
    email,
    phone: phone || null,
    phoneE164: phone ? e164(phone) : null,
    language: context.language,
    details: website ? { ...details, website } : details,
    termsAcceptedAt: null,
    idempotencyKey: context.idempotencyKey ?? null,
    contentHash: contentHash('contact', content),
    requestId: context.requestId,
  };
}
