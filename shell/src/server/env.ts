import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { z } from 'zod';

/** What the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('Begins the addresses that search engines and shared links get.'),
  MF_CATALOG_URL: addressOf('mf-catalog'),
  MF_SERVICES_URL: addressOf('mf-services'),
  MF_BLOG_URL: addressOf('mf-blog'),
  MF_ADMIN_URL: addressOf('mf-admin'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  ...dealerEnv,
  SECURITY_EMAIL: z
    .email()
    .optional()
    .describe('Who takes reports of vulnerabilities, in `/.well-known/security.txt`; without it the dealer.'),
});

type ServerEnv = EnvOf<typeof serverEnv>;

/** Where each remote's server answers, by the remote's name. */
export const remoteOrigins = (env: ServerEnv): Record<string, string> => ({
  'mf-catalog': env.MF_CATALOG_URL,
  'mf-services': env.MF_SERVICES_URL,
  'mf-blog': env.MF_BLOG_URL,
  'mf-admin': env.MF_ADMIN_URL,
});
