import { DEFAULT_DEALER, type Language } from '@dealership/contracts';
import { z } from 'zod';

/** An address on http or https. */
export const webAddress = z.url({ protocol: /^https?$/ });

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether a host name is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** Where another part is, 'svc-catalog'. */
export const addressOf = (part: string) => webAddress.describe(`Where ${part} is.`);

/** How to reach the dealer, as pages and e-mails print it. */
export const dealerEnv = {
  SITE_NAME: z.string().default(DEFAULT_DEALER.name).describe("The dealer's name."),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone).describe("The dealer's phone."),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile).describe("The dealer's mobile phone."),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default(DEFAULT_DEALER.whatsapp)
    .describe('WhatsApp number: digits with the country code.'),
  CONTACT_EMAIL: z.email().default(DEFAULT_DEALER.email).describe("The dealer's e-mail address, for visitors."),
  CONTACT_ADDRESS: z.string().default(DEFAULT_DEALER.address.en).describe("The dealer's address, in English."),
  CONTACT_ADDRESS_AR: z.string().optional().describe('The address in Arabic; without it the English one stands there.'),
  CONTACT_ADDRESS_JA: z.string().optional().describe('The address in Japanese; without it the English one stands there.'),
};

/** The dealer's address by the reader's language. */
export function dealerAddress(env: {
  CONTACT_ADDRESS: string;
  CONTACT_ADDRESS_AR?: string | undefined;
  CONTACT_ADDRESS_JA?: string | undefined;
}): Record<Language, string> {
  const { CONTACT_ADDRESS: en, CONTACT_ADDRESS_AR: ar, CONTACT_ADDRESS_JA: ja } = env;
  const { address } = DEFAULT_DEALER;
  return en === address.en ? { ...address, ...(ar && { ar }), ...(ja && { ja }) } : { en, ar: ar ?? en, ja: ja ?? en };
}
