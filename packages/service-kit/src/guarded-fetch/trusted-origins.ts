import { commaList, webAddress } from '@dealership/server-kit';
import { z } from 'zod';

/** A variable with origins of the operator's own, with commas, that a guarded fetcher may ask wherever they are. */
export const trustedOrigins = commaList.pipe(z.array(webAddress.transform((address) => new URL(address).origin)));
