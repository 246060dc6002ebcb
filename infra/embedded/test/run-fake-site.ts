import { runSite } from '../src/running/run-site.ts';
import { fakeProcesses } from './fake-site.ts';

const [root = '', dataDir = ''] = process.argv.slice(2);
process.exit(
  await runSite({ root, dataDir, processes: fakeProcesses, env: process.env, watch: process.argv.includes('--watch') }),
);
