import { connectServices } from '@dealership/ui-kit/query';
import { browserFiles, commonTexts, createRemoteServer, listen } from '@dealership/ui-kit/server';
import { blog } from '../app/blog.js';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { env } from './env.js';
import { sitemap } from './sitemap.js';

connectServices({ content: env.SVC_CONTENT_URL }, 1500);

const server = await createRemoteServer({
  definition: { ...blog, sitemap },
  texts: {
    en: { common: commonTexts.en, blog: en },
    ar: { common: commonTexts.ar, blog: ar },
    ja: { common: commonTexts.ja, blog: ja },
  },
  directory: browserFiles(import.meta.url),
});

await listen(server, env);
