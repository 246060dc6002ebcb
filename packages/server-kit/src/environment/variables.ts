import { DEFAULT_DEALER } from '@dealership/contracts';
import { z } from 'zod';

/** An address on http or https. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Where another part is, 'svc-catalog'. */
export const addressOf = (part: string) => webAddress.describe(`Where ${part} is.`);

/** How to reach the dealer, as pages and e-mails print it. */
export const dealerEnv = {
  SITE_NAME: z.string().default(DEFAULT_DEALER.name).describe("The dealer's name."),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone).describe("The dealer's phone."),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile).describe("The dealer's mobile phone."),
  CONTACT_EMAIL: z.email().default(DEFAULT_DEALER.email).describe("The dealer's e-mail address, for visitors."),
};
