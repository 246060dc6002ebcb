import { connectServices } from '@dealership/ui-kit/query';
import { browserFiles, commonTexts, createRemoteServer, listen } from '@dealership/ui-kit/server';
import { services } from '../app/services.js';
import { env } from './env.js';
import { texts } from './texts.js';

connectServices({ payments: env.SVC_PAYMENTS_URL }, 1500);

const server = await createRemoteServer({
  definition: services,
  texts: {
    en: { common: commonTexts.en, ...texts.en },
    ar: { common: commonTexts.ar, ...texts.ar },
    ja: { common: commonTexts.ja, ...texts.ja },
  },
  directory: browserFiles(import.meta.url),
});

await listen(server, env);
