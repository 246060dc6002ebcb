import { commaList, webAddress } from '@dealership/server-kit';
import { z } from 'zod';

/** A comma-separated variable with the operator's own origins, which a guarded fetcher may always call. */
export const trustedOrigins = commaList.pipe(z.array(webAddress.transform((address) => new URL(address).origin)));
