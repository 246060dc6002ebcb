import type { Language, LocalizedText, OpeningHours, SettingValues } from '@dealership/contracts';
import type { ServiceEnv } from '../../env.js';

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
  | 'TEST_DRIVES_AT_ONCE'
  | 'SOCIAL_INSTAGRAM'
  | 'SOCIAL_FACEBOOK'
  | 'SOCIAL_YOUTUBE'
>;

/** The dealership's contact details in e-mails. */
export interface DealerContact {
  /** The name in each language. */
  siteNames: LocalizedText;
  /** URL of the site, without a trailing slash. */
  publicUrl: string;
  phones: SettingValues['dealer']['phones'];
  /** Digits only, with country code. */
  whatsapp: string;
  email: string;
  address: Record<Language, string>;
  hours: OpeningHours;
  /** The promised answer times. */
  replies: SettingValues['replies'];
}

export const dealerContact = ({ dealer, hours, replies }: SettingValues, publicUrl: string): DealerContact => ({
  siteNames: dealer.name,
  publicUrl,
  phones: dealer.phones,
  whatsapp: dealer.whatsapp,
  email: dealer.email,
  address: dealer.address,
  hours,
  replies,
});
