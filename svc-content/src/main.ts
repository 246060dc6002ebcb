import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { serviceEnv } from './env.js';

/** Staff upload pictures within the body. */
const BODY_LIMIT = 32 * 1024 * 1024;

const env = serviceEnv.read();
await startService(AppModule.forRoot(env), { name: 'svc-content', env, bodyLimit: BODY_LIMIT });
