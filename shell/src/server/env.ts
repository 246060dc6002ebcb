import { DEFAULT_DEALER } from '@dealership/contracts';
import { frontEndEnv, readEnv } from '@dealership/ui-kit/server';
import { z } from 'zod';
import type { SiteConfig } from '../site-config.js';

export const env = readEnv({
  ...frontEndEnv,
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  MF_CATALOG_URL: z.url(),
  MF_SERVICES_URL: z.url(),
  MF_BLOG_URL: z.url(),
  MF_ADMIN_URL: z.url(),
  SITE_NAME: z.string().default(DEFAULT_DEALER.name),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile),
  CONTACT_EMAIL: z.email().default(DEFAULT_DEALER.email),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default(DEFAULT_DEALER.whatsapp),
  CONTACT_ADDRESS: z.string().default(DEFAULT_DEALER.address),
  SOCIAL_INSTAGRAM: z.url().optional(),
  SOCIAL_FACEBOOK: z.url().optional(),
  SOCIAL_YOUTUBE: z.url().optional(),
});

export const siteConfig: SiteConfig = {
  name: env.SITE_NAME,
  whatsapp: env.CONTACT_WHATSAPP,
  phones: [env.CONTACT_PHONE, env.CONTACT_MOBILE],
  email: env.CONTACT_EMAIL,
  address: env.CONTACT_ADDRESS,
  social: { instagram: env.SOCIAL_INSTAGRAM, facebook: env.SOCIAL_FACEBOOK, youtube: env.SOCIAL_YOUTUBE },
};

/** Where each remote's server answers, by the remote's name. */
export const remoteOrigins: Record<string, string> = {
  'mf-catalog': env.MF_CATALOG_URL,
  'mf-services': env.MF_SERVICES_URL,
  'mf-blog': env.MF_BLOG_URL,
  'mf-admin': env.MF_ADMIN_URL,
};
