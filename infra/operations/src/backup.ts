import { makeBackup } from './backup/make-backup.ts';
import { schemas } from './migrate-databases.ts';
import { withPlace } from './place/open-place.ts';
import { runCommand } from './run-command.ts';

// Usage: npm run backup. Backs up all schemas and pictures into a folder of BACKUP_DIR (`backups`).
await runCommand(() =>
  withPlace('backup', async (place) => {
    const folder = await makeBackup({ ...place, schemas, log: console.log });
    console.log(`\nThe backup is ${folder}`);
  }),
);
