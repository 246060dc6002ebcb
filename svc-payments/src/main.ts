import { startService } from '@dealership/service-kit';
import { AppModule } from './app.module.js';
import { readHttpEnv } from './env.js';
import { readStripeOptions } from './stripe/stripe-options.js';

const env = readHttpEnv();
const app = AppModule.with(env, readStripeOptions(env));

await startService(app, { name: 'svc-payments', env });
