import { startService } from '@dealership/service-kit';
import { workerEnv } from './env.js';
import { WorkerModule } from './worker.module.js';

const env = workerEnv.read();
// Its only routes are /health/live and /health/ready.
await startService(WorkerModule.forRoot(env), { name: 'notifier', env });
