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

const DEFAULT_NOTE = ' Default; overridden by what is published under Settings and texts.';

/** Address of another part, 'svc-catalog'. */
export const addressOf = (part: string) => baseAddress.describe(`Where ${part} is.`);

const socialPage = (place: string) =>
  webAddress.optional().describe(`Page on ${place}; without it the site shows no link there.${DEFAULT_NOTE}`);

/** The dealer's data for pages and e-mails until staff publish settings. */
export const dealerEnv = {
  SITE_NAME: z.string().default(DEFAULT_DEALER.name).describe(`The dealer's name.${DEFAULT_NOTE}`),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone).describe(`The dealer's phone.${DEFAULT_NOTE}`),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile).describe(`The dealer's mobile phone.${DEFAULT_NOTE}`),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default(DEFAULT_DEALER.whatsapp)
    .describe(`WhatsApp number: digits with the country code.${DEFAULT_NOTE}`),
  CONTACT_EMAIL: z.email().default(DEFAULT_DEALER.email).describe(`The dealer's e-mail address, for visitors.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS: z.string().default(DEFAULT_DEALER.address.en).describe(`The dealer's address, in English.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS_AR: z
    .string()
    .optional()
    .describe(`The address in Arabic; without it the English one stands there.${DEFAULT_NOTE}`),
  CONTACT_ADDRESS_JA: z
    .string()
    .optional()
    .describe(`The address in Japanese; without it the English one stands there.${DEFAULT_NOTE}`),
  TEST_DRIVES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe(`Test drives that the showroom takes at the same time, each of another car.${DEFAULT_NOTE}`),
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
