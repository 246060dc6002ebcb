import { browserFiles, commonTexts, createRemoteServer, listen } from '@dealership/ui-kit/server';
import { admin } from '../app/admin.js';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { env } from './env.js';

// It asks no service: what staff see never leaves the gateway but for a browser that has signed in.
const server = await createRemoteServer({
  definition: admin,
  texts: {
    en: { common: commonTexts.en, admin: en },
    ar: { common: commonTexts.ar, admin: ar },
    ja: { common: commonTexts.ja, admin: ja },
  },
  directory: browserFiles(import.meta.url),
});

await listen(server, env);
