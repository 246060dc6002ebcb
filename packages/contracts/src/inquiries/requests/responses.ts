import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';

/** The answer to a stored inquiry. */
export const inquiryReceipt = z.strictObject({
  id: z.int(),
  reference: z.string().describe('The reference used in e-mails and by staff, such as `CM-2026-00117`.'),
  createdAt: timestamp,
});

export type InquiryReceipt = z.infer<typeof inquiryReceipt>;
