import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { recordRetentionEnv } from '@dealership/service-kit/background';
import { databaseEnv } from '@dealership/service-kit/database';
import { demoDataEnv, mediaEnv, mediaRule } from '@dealership/service-kit/media';
import { tokenKeyEnv, tokenKeyOf } from '@dealership/service-kit/staff';
import { auctionPlansVariable } from './settings/default-plans.js';

const catalogEnv = { SVC_CATALOG_URL: addressOf('svc-catalog'), SVC_CATALOG_TOKEN_KEY: tokenKeyOf('svc-catalog') };

const plansEnv = { AUCTION_PLANS: auctionPlansVariable };

const feedEnv = { PUBLIC_URL: webAddress.describe('Public address of the site, the base of addresses in feeds.') };

/** Environment of the HTTP process. */
export const serviceEnv = defineEnv(
  {
    ...processEnv,
    ...databaseEnv,
    ...tokenKeyEnv,
    ...recordRetentionEnv,
    ...mediaEnv,
    ...catalogEnv,
    ...dealerEnv,
    ...feedEnv,
    ...plansEnv,
  },
  mediaRule,
);

export type ServiceEnv = EnvOf<typeof serviceEnv>;

/** Environment of the demo data script. */
export const seedEnv = defineEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, ...demoDataEnv, ...mediaEnv }, mediaRule);

/** Environment of the search for unused pictures. svc-catalog's rows use pictures too. */
export const unusedMediaEnv = defineEnv(
  {
    DATABASE_URL: databaseEnv.DATABASE_URL,
    ...catalogEnv,
    ...mediaEnv,
  },
  mediaRule,
);
