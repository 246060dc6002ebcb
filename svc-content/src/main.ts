import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { env } from './env.js';

await startService(AppModule, { name: 'svc-content', host: env.HOST, port: env.PORT, logLevel: env.LOG_LEVEL });
