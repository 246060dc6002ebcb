import { createHmac } from 'node:crypto';
import type { SiteFacts } from './site-process.ts';

/** The default admin password, meant for a site that only this machine can reach. */
export const STANDARD_ADMIN_PASSWORD = 'ajman-showroom-248';

export const media = (site: SiteFacts) => ({ MEDIA_DIR: site.mediaDir });

/** Receives replies to e-mails. */
export const reply = (site: SiteFacts) => ({
  REPLY_ADDRESS: site.setting('REPLY_ADDRESS', 'requests@reply.aureva-motors.example'),
  REPLY_ADDRESS_KEY: site.secret('replyAddress'),
});

/** Signing key for calls to a service; only the gateway knows the secret from which all are derived. */
export const tokenKey = (site: SiteFacts, service: string): string =>
  createHmac('sha256', site.secret('serviceToken')).update(service).digest('hex');

export const ownTokenKey = (site: SiteFacts, service: string) => ({ SERVICE_TOKEN_KEY: tokenKey(site, service) });

export const stripeWebhookSecret = (site: SiteFacts) => `whsec_${site.secret('stripeWebhook')}`;

/** The address of the Stripe simulator in a part's variable, unless a Stripe account is configured. */
export const stripeSimulator = (
  site: SiteFacts,
  variable: 'STRIPE_API_URL' | 'STRIPE_SIMULATOR_PUBLIC_URL',
): Record<string, string> => (site.setting('STRIPE_SECRET_KEY', '') ? {} : { [variable]: site.url('stripe-simulator') });

/** The keys that the simulator accepts; in production svc-payments refuses a simulator. */
export const stripeKeys = (site: SiteFacts): Record<string, string> =>
  site.setting('STRIPE_SECRET_KEY', '')
    ? {}
    : {
        NODE_ENV: 'development',
        STRIPE_SECRET_KEY: 'sk_test_simulator',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret(site),
      };

/** A configured hash replaces any password. Empty counts as not set. */
export const adminSecrets = (site: SiteFacts) => {
  const hash = site.setting('ADMIN_PASSWORD_HASH', '');
  return {
    ADMIN_PASSWORD_HASH: hash,
    ADMIN_PASSWORD: hash ? '' : site.setting('ADMIN_PASSWORD', STANDARD_ADMIN_PASSWORD),
    ADMIN_TOTP_SECRET: site.setting('ADMIN_TOTP_SECRET', ''),
  };
};

export const mailFrom = 'Aureva Motors <no-reply@aureva-motors.example>';
