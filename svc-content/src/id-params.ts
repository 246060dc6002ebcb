import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;

/** The path parameter `:id`. */
export const idParams = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,10}$/, 'id must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1, 'id must be at least 1').max(LARGEST_ID, `id must be at most ${LARGEST_ID}`)),
});

export type IdParams = z.infer<typeof idParams>;
