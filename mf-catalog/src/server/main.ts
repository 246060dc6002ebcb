import { connectServices } from '@dealership/ui-kit/query';
import { browserFiles, commonTexts, createRemoteServer, listen } from '@dealership/ui-kit/server';
import { catalog } from '../app/catalog.js';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { env } from './env.js';
import { sitemap } from './sitemap.js';

connectServices({ catalog: env.SVC_CATALOG_URL }, 1500);

const server = await createRemoteServer({
  definition: { ...catalog, sitemap },
  texts: {
    en: { common: commonTexts.en, catalog: en },
    ar: { common: commonTexts.ar, catalog: ar },
    ja: { common: commonTexts.ja, catalog: ja },
  },
  directory: browserFiles(import.meta.url),
});

await listen(server, env);
