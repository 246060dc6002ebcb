import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@dealership/embedded-postgres';
import { reportFailure, root } from '../../embedded/src/index.ts';
import { chooseSteps, runSteps } from './running/run-steps.ts';
import { quickStages, stages } from './stages.ts';
import { installMissing } from './steps/system.ts';
import { INTERRUPTED, stopSignal } from './stop-signal.ts';

const signal = stopSignal();

const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
const folder = await mkdtemp(join(tmpdir(), 'dealership-test-'));
let postgres: Promise<TestPostgres> | undefined;

try {
  const databaseUrl = async () => {
    postgres ??= startTestPostgres();
    return (await postgres).url;
  };
  const names = process.argv.slice(2);
  const chosen = names.join() === 'quick' ? quickStages : chooseSteps(stages, names);
  const log = (line: string) => console.log(line);
  const run = { root, env, signal, folder, log, databaseUrl };
  const uses = chosen.flat().flatMap((step) => step.uses ?? []);
  // A step that misses a program says so itself.
  const installed = installMissing(uses, run).catch(() => {});
  const good = await runSteps(chosen, { ...run, installed });
  process.exitCode = good ? 0 : 1;
} catch (error) {
  process.exitCode = signal.aborted ? INTERRUPTED : reportFailure(error);
} finally {
  // If it could not start, the step has already reported that.
  const [started] = await Promise.allSettled([postgres]);
  if (started.status === 'fulfilled') await started.value?.stop();
  await rm(folder, { recursive: true, force: true });
}
