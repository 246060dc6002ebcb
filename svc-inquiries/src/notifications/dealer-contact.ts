import type { Language } from '@dealership/contracts';
import { dealerAddress } from '@dealership/server-kit';
import type { ServiceEnv } from '../env.js';

export const DEALER = Symbol('DEALER');

export type DealerEnv = Pick<
  ServiceEnv,
  | 'SITE_NAME'
  | 'PUBLIC_URL'
  | 'CONTACT_PHONE'
  | 'CONTACT_MOBILE'
  | 'CONTACT_WHATSAPP'
  | 'CONTACT_EMAIL'
  | 'CONTACT_ADDRESS'
  | 'CONTACT_ADDRESS_AR'
  | 'CONTACT_ADDRESS_JA'
>;

/** How to reach the dealership, as the e-mails print it. */
export interface DealerContact {
  siteName: string;
  /** Where the site is, without a slash at the end. */
  publicUrl: string;
  phones: string[];
  /** Digits only, with country code. */
  whatsapp: string;
  email: string;
  address: Record<Language, string>;
}

export const dealerContact = (env: DealerEnv): DealerContact => ({
  siteName: env.SITE_NAME,
  publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
  phones: [env.CONTACT_PHONE, env.CONTACT_MOBILE],
  whatsapp: env.CONTACT_WHATSAPP,
  email: env.CONTACT_EMAIL,
  address: dealerAddress(env),
});
