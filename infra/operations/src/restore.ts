import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { withPlace } from './place/open-place.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run restore -- <folder of a backup> [--replace]
  --replace   throws away what is in the database now; without it only an empty one is filled`;

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [given, ...others] = positionals;
  if (!given || others.length) throw new Error(USAGE);
  // A relative folder is meant from where npm was called.
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  await withPlace('restore', async (place) => {
    await place.prepare();
    const { takenAt } = await restoreBackup({ ...place, folder, replace: values.replace, log: console.log });
    await place.restored();
    console.log(`\nEverything is as it was at ${takenAt}.`);
  });
}

await runCommand(restore);
