import { defaultSettings, type SettingValues } from '@dealership/contracts';
import { SiteClient } from '../../src/service-clients/site/site.client.js';
import { DEALER_ENV } from './environment.js';

/** A site with these settings, and defaults for the others. */
export const siteOf = (settings: Partial<SettingValues> = {}): SiteClient =>
  new SiteClient({
    reader: { read: async () => ({ ...defaultSettings, ...settings }) },
    publicUrl: DEALER_ENV.PUBLIC_URL,
  });
