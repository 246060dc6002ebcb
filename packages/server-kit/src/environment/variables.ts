import { DEFAULT_DEALER, type Language } from '@dealership/contracts';
import { z } from 'zod';

/** An address on http or https. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** The origin of a server, without a trailing slash. */
export const baseAddress = webAddress.overwrite((address) => address.replace(/\/+$/, ''));

/** Comma-separated entries; ignores empty ones. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether a host name is a loopback name. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

const DEFAULT_NOTE = ' Initial value; overridden by what is published under Settings and texts.';

/** URL of another part, such as 'svc-catalog'. */
export const addressOf = (part: string) => baseAddress.describe(`Base address of ${part}.`);

const socialPage = (place: string) =>
  webAddress
    .optional()
    .describe(`Address of the dealer's page on ${place}. If not set, the site shows no link to it.${DEFAULT_NOTE}`);

/** The dealer's data for pages and e-mails until staff publish settings. */
export const dealerEnv = {
  SITE_NAME: z.string().default(DEFAULT_DEALER.name).describe(`Name of the dealer.${DEFAULT_NOTE}`),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone).describe(`Phone number of the dealer.${DEFAULT_NOTE}`),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile).describe(`Mobile phone number of the dealer.${DEFAULT_NOTE}`),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default(DEFAULT_DEALER.whatsapp)
    .describe(`WhatsApp number of the dealer: 8 to 15 digits, including the country code.${DEFAULT_NOTE}`),
  CONTACT_EMAIL: z
    .email()
    .default(DEFAULT_DEALER.email)
    .describe(`E-mail address of the dealer that is shown to visitors.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS: z
    .string()
    .default(DEFAULT_DEALER.address.en)
    .describe(`Postal address of the dealer in English.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS_AR: z
    .string()
    .optional()
    .describe(`Postal address of the dealer in Arabic. If not set, \`CONTACT_ADDRESS\` is used.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS_JA: z
    .string()
    .optional()
    .describe(`Postal address of the dealer in Japanese. If not set, \`CONTACT_ADDRESS\` is used.${DEFAULT_NOTE}`),
  TEST_DRIVES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe(`Maximum number of test drives at the same time, each with a different car.${DEFAULT_NOTE}`),
  SOCIAL_INSTAGRAM: socialPage('Instagram'),
  SOCIAL_FACEBOOK: socialPage('Facebook'),
  SOCIAL_YOUTUBE: socialPage('YouTube'),
};

/** The dealer's postal address by language. */
export function dealerAddress(env: {
  CONTACT_ADDRESS: string;
  CONTACT_ADDRESS_AR?: string | undefined;
  CONTACT_ADDRESS_JA?: string | undefined;
}): Record<Language, string> {
  const { CONTACT_ADDRESS: en, CONTACT_ADDRESS_AR: ar, CONTACT_ADDRESS_JA: ja } = env;
  const { address } = DEFAULT_DEALER;
  return en === address.en ? { ...address, ...(ar && { ar }), ...(ja && { ja }) } : { en, ar: ar ?? en, ja: ja ?? en };
}
