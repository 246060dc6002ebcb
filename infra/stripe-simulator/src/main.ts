import { readEnvironment } from './env.ts';
import { createSimulator, type SimulatorOptions } from './simulator.ts';

type Environment = ReturnType<typeof readEnvironment>;

const optionsOf = (env: Environment): SimulatorOptions => ({
  secretKey: env.SIMULATOR_SECRET_KEY,
  publishableKey: env.SIMULATOR_PUBLISHABLE_KEY,
  webhook: env.WEBHOOK_URL && env.WEBHOOK_SECRET ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } : undefined,
  stateFile: env.STATE_FILE,
  origins: env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [],
  logLevel: env.LOG_LEVEL,
});

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const simulator = createSimulator(optionsOf(env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void simulator.close().then(() => process.exit(0)));
  }
  await simulator.listen({ port: env.PORT, host: env.HOST });
}

main().catch((error: Error) => {
  console.error(error.message, error.cause ?? '');
  process.exit(78);
});
