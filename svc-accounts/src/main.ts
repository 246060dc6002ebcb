import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { serviceEnv } from './env.js';

const env = serviceEnv.read();
await startService(AppModule.forRoot(env), { name: 'svc-accounts', env });
