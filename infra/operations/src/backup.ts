import { makeBackup } from './backup/make-backup.ts';
import { withDeployment } from './deployment/with-deployment.ts';
import { schemas } from './migrate-databases.ts';
import { runMain } from './run-main.ts';

// Usage: npm run backup. Backs up all schemas and pictures into a folder of BACKUP_DIR (`backups`).
await runMain(() =>
  withDeployment('backup', async (deployment) => {
    const folder = await makeBackup({ ...deployment, schemas, log: console.log });
    console.log(`\nThe backup is ${folder}`);
  }),
);
