import { startService } from '@dealership/service-kit';
import { mediaSettings } from '@dealership/service-kit/media';
import { AppModule } from './app.module.js';
import { serviceEnv } from './env.js';

const env = serviceEnv();

const app = AppModule.with({
  databaseUrl: env.DATABASE_URL,
  poolSize: env.DATABASE_POOL_SIZE,
  media: mediaSettings(env),
  tokenSecret: env.SERVICE_TOKEN_SECRET,
});

await startService(app, {
  name: 'svc-catalog',
  env,
  // Staff send pictures inside of what they save.
  bodyLimit: 32 * 1024 * 1024,
});
