import { webAddress } from '@dealership/server-kit';
import { z } from 'zod';

/** A variable with origins of the operator's own, with commas, that a guarded fetcher may ask wherever they are. */
export const trustedOrigins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(webAddress.transform((address) => new URL(address).origin)));
