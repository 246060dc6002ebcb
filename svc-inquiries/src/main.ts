import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { readHttpEnv } from './env.js';

const env = readHttpEnv();
await startService(AppModule.with(env), { name: 'svc-inquiries', env });
