import { defaultSettings, type SettingValues } from '@dealership/contracts';
import { SiteService } from '../../src/service-clients/site/site.service.js';
import { DEALER_ENV } from './environment.js';

/** A site with these settings, and defaults for the others. */
export const siteOf = (settings: Partial<SettingValues> = {}): SiteService =>
  new SiteService({
    reader: { read: async () => ({ ...defaultSettings, ...settings }) },
    publicUrl: DEALER_ENV.PUBLIC_URL,
  });
