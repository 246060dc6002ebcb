import { parseArgs } from 'node:util';
import { reportFailure, root, runCommand } from '../../embedded/src/index.ts';
import { INTERRUPTED, stopSignal } from './stop-signal.ts';

const JEST = 'node_modules/jest/bin/jest.js';
const MINUTES = 60_000;

const signal = stopSignal();
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    times: { type: 'string', default: '20' },
  },
});

/** Runs every property test with a multiple of the cases of `npm test`. A failure reports the smallest failing case. */
console.log(`--seed ${values.seed} --times ${values.times}`);
const args = [JEST, '--testPathPatterns', '\\.fuzz\\.test\\.ts$', '--maxWorkers', '2'];
const env = { ...process.env, FUZZ_SEED: values.seed, FUZZ_TIMES: values.times };
try {
  const options = { cwd: root, env, show: true, signal };
  const { code } = await runCommand(process.execPath, [...args, '--testTimeout', String(60 * MINUTES)], options);
  process.exitCode = code ?? 1;
} catch (error) {
  process.exitCode = signal.aborted ? INTERRUPTED : reportFailure(error);
}
