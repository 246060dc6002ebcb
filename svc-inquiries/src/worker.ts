import { startService } from '@dealership/service-kit';
import { readWorkerEnv } from './env.js';
import { WorkerModule } from './worker.module.js';

const env = readWorkerEnv();
// Its only addresses are /health/live and /health/ready.
await startService(WorkerModule.with(env), { name: 'notifier', env });
