import { type ServiceEnv, serviceEnv } from './env.ts';
import { createSimulator, type SimulatorOptions } from './simulator.ts';

const optionsOf = (env: ServiceEnv): SimulatorOptions => ({
  secretKey: env.SIMULATOR_SECRET_KEY,
  publishableKey: env.SIMULATOR_PUBLISHABLE_KEY,
  webhook: env.WEBHOOK_URL && env.WEBHOOK_SECRET ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } : undefined,
  stateFile: env.STATE_FILE,
  origins: env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [],
  logLevel: env.LOG_LEVEL,
});

const env = serviceEnv.read();
const simulator = createSimulator(optionsOf(env));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
}
await simulator.listen({ port: env.PORT, host: env.HOST });
