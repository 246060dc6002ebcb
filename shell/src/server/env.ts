import { frontEndEnv, readEnv } from '@dealership/ui-kit/server';
import { z } from 'zod';
import type { SiteConfig } from '../site-config.js';

const list = (text: string) => text.split(',').map((part) => part.trim());

// The defaults are fictional: no call and no mail reaches anybody.
export const env = readEnv({
  ...frontEndEnv,
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  MF_CATALOG_URL: z.url(),
  SITE_NAME: z.string().default('Aureva Motors'),
  CONTACT_PHONES: z.string().default('+971 6 555 0148,+971 50 555 0248'),
  CONTACT_EMAIL: z.email().default('showroom@aureva-motors.example'),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default('971505550248'),
  CONTACT_ADDRESS: z.string().default('Ajman Car Souq, Showroom 248, Ajman, UAE'),
  SOCIAL_INSTAGRAM: z.url().default('https://www.instagram.com/'),
  SOCIAL_FACEBOOK: z.url().default('https://www.facebook.com/'),
  SOCIAL_YOUTUBE: z.url().default('https://www.youtube.com/'),
});

export const siteConfig: SiteConfig = {
  name: env.SITE_NAME,
  whatsapp: env.CONTACT_WHATSAPP,
  phones: list(env.CONTACT_PHONES),
  email: env.CONTACT_EMAIL,
  address: env.CONTACT_ADDRESS,
  social: { instagram: env.SOCIAL_INSTAGRAM, facebook: env.SOCIAL_FACEBOOK, youtube: env.SOCIAL_YOUTUBE },
};

/** Where each remote's server answers, by the remote's name. */
export const remoteOrigins: Record<string, string> = { 'mf-catalog': env.MF_CATALOG_URL };
