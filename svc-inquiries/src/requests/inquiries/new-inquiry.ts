import type { RequestContext } from '@dealership/service-kit/endpoints';
import { type CustomerContent, newSubmission } from '../submissions/new-submission.js';
import type { New } from '../submissions/submission.entity.js';
import type { Inquiry, InquiryContents, InquiryDetails, InquiryKind } from './inquiry.entity.js';

const COMMON_FIELDS = new Set(['firstName', 'lastName', 'email', 'phone', 'acceptTerms']);

const isDetail = (entry: [string, unknown]): entry is [string, string | number] =>
  !COMMON_FIELDS.has(entry[0]) && entry[1] !== undefined && entry[1] !== '';

/** The row of an inquiry. Acceptance of the terms is stored as its timestamp. */
export function newInquiry<Kind extends InquiryKind>(
  kind: Kind,
  content: Omit<InquiryContents[Kind], keyof CustomerContent> & CustomerContent,
  context: RequestContext,
): New<Inquiry> {
  const details: InquiryDetails = Object.fromEntries(Object.entries(content).filter(isDetail));
  const termsAcceptedAt = 'acceptTerms' in content ? new Date() : null;
  return { ...newSubmission(kind, content, context), kind, details, termsAcceptedAt, source: 'visitor' };
}
