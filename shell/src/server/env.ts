import { addressOf, dealerAddress, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { z } from 'zod';
import type { SiteConfig } from '../site-config.js';

const socialPage = (place: string) => z.url().optional().describe(`Page on ${place}; without it the site shows no link there.`);

const rate = (standard: number) => z.coerce.number().positive().max(100_000).default(standard);

/** What the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('Begins the addresses that search engines and shared links get.'),
  MF_CATALOG_URL: addressOf('mf-catalog'),
  MF_SERVICES_URL: addressOf('mf-services'),
  MF_BLOG_URL: addressOf('mf-blog'),
  MF_ADMIN_URL: addressOf('mf-admin'),
  ...dealerEnv,
  YEN_PER_DIRHAM: rate(40.8).describe('Yen for one dirham, under prices of visitors who choose yen.'),
  RIYALS_PER_DIRHAM: rate(1.0211).describe('Saudi riyals for one dirham; both are pegged to the dollar.'),
  CURRENCY_RATES_DATE: z.iso
    .date()
    .default('2026-11-20')
    .describe('The day of `YEN_PER_DIRHAM` and `RIYALS_PER_DIRHAM`, shown beside them.'),
  SECURITY_EMAIL: z
    .email()
    .optional()
    .describe('Who takes reports of vulnerabilities, in `/.well-known/security.txt`; without it `CONTACT_EMAIL`.'),
  SOCIAL_INSTAGRAM: socialPage('Instagram'),
  SOCIAL_FACEBOOK: socialPage('Facebook'),
  SOCIAL_YOUTUBE: socialPage('YouTube'),
});

type ServerEnv = EnvOf<typeof serverEnv>;

export const siteConfig = (env: ServerEnv): SiteConfig => ({
  name: env.SITE_NAME,
  whatsapp: env.CONTACT_WHATSAPP,
  phones: [env.CONTACT_PHONE, env.CONTACT_MOBILE],
  email: env.CONTACT_EMAIL,
  address: dealerAddress(env),
  rates: { JPY: env.YEN_PER_DIRHAM, SAR: env.RIYALS_PER_DIRHAM, date: env.CURRENCY_RATES_DATE },
  social: { instagram: env.SOCIAL_INSTAGRAM, facebook: env.SOCIAL_FACEBOOK, youtube: env.SOCIAL_YOUTUBE },
});

/** Where each remote's server answers, by the remote's name. */
export const remoteOrigins = (env: ServerEnv): Record<string, string> => ({
  'mf-catalog': env.MF_CATALOG_URL,
  'mf-services': env.MF_SERVICES_URL,
  'mf-blog': env.MF_BLOG_URL,
  'mf-admin': env.MF_ADMIN_URL,
});
