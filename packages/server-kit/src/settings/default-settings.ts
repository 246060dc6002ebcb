import { dealerName, defaultSettings, type SettingValues } from '@dealership/contracts';
import type { z } from 'zod';
import { dealerAddress, type dealerEnv } from '../environment/variables.js';

type DealerEnv = z.output<z.ZodObject<typeof dealerEnv>>;

/** Settings until staff publish others: the dealer's data from the operator's environment. */
export const defaultSettingsOf = (env: DealerEnv): SettingValues => ({
  ...defaultSettings,
  hours: { ...defaultSettings.hours, testDrivesAtOnce: env.TEST_DRIVES_AT_ONCE },
  dealer: {
    ...defaultSettings.dealer,
    name: dealerName(env.SITE_NAME),
    address: dealerAddress(env),
    phones: [
      { kind: 'landline', number: env.CONTACT_PHONE },
      { kind: 'mobile', number: env.CONTACT_MOBILE },
    ],
    whatsapp: env.CONTACT_WHATSAPP,
    email: env.CONTACT_EMAIL,
    social: {
      instagram: env.SOCIAL_INSTAGRAM ?? '',
      facebook: env.SOCIAL_FACEBOOK ?? '',
      youtube: env.SOCIAL_YOUTUBE ?? '',
    },
  },
});
