import { z } from 'zod';
import { timestamp } from '../timestamp.js';

/** A staff note on an entry. */
export const note = z.strictObject({ id: z.int(), text: z.string(), sessionId: z.string(), createdAt: timestamp });

export type LeadNote = z.infer<typeof note>;
