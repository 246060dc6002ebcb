import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { serviceEnv } from './env.js';

const env = serviceEnv();

await startService(AppModule.with({ databaseUrl: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE }), {
  name: 'svc-catalog',
  host: env.HOST,
  port: env.PORT,
  logLevel: env.LOG_LEVEL,
});
