import { STAFF_BODY_LIMIT } from '@dealership/server-kit';
import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { serviceEnv } from './env.js';

const env = serviceEnv.read();
await startService(AppModule.forRoot(env), { name: 'svc-catalog', env, bodyLimit: STAFF_BODY_LIMIT });
