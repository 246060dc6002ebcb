import * as z from 'zod/mini';

/** The token of the link in an e-mail. */
export const tokenLink = z.object({ token: z.string('The link is not complete').check(z.minLength(1), z.maxLength(200)) });

export type TokenLink = z.infer<typeof tokenLink>;

/** The token of a one-click unsubscribe (RFC 8058) is in the query; the body is a form. */
export const partialTokenLink = z.optional(z.partial(tokenLink));
