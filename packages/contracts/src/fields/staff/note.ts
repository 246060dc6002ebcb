import { z } from 'zod';
import { timestamp } from '../timestamp.js';

/** A staff note on an entry. `author`: the name of its writer; null for notes of earlier releases. */
export const note = z.strictObject({
  id: z.int(),
  text: z.string(),
  author: z.string().nullable(),
  sessionId: z.string(),
  createdAt: timestamp,
});

export type LeadNote = z.infer<typeof note>;
