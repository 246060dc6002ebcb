import { processes } from '@dealership/topology';
import { root } from './root.ts';
import { dataDirOf } from './running/environment/data-dir.ts';
import { runSite } from './running/run-site.ts';

const { env } = process;
process.exitCode = await runSite({
  root,
  dataDir: dataDirOf(root, env),
  processes,
  env,
  watch: process.argv.includes('--watch'),
});
