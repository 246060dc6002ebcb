import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { withDeployment } from './deployment/with-deployment.ts';
import { runMain } from './run-main.ts';

const USAGE = `Usage: npm run restore -- <folder of a backup> [--replace]
  --replace   throws away what is in the database now; without it only an empty one is filled`;

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [given, ...others] = positionals;
  if (!given || others.length) throw new Error(USAGE);
  // Relative to npm's working directory.
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  await withDeployment('restore', async (deployment) => {
    await deployment.prepare();
    const { takenAt } = await restoreBackup({ ...deployment, folder, replace: values.replace, log: console.log });
    await deployment.restored();
    console.log(`\nEverything is as it was at ${takenAt}.`);
  });
}

await runMain(restore);
