import { migrateDatabases } from '../migrate-databases.ts';
import type { Deployment } from './deployment.ts';

/** The deployment of the environment: compose, Kubernetes, any PostgreSQL. */
export const remoteDeployment = (root: string, url: string, env: NodeJS.ProcessEnv): Deployment => ({
  url,
  mediaDir: env.MEDIA_S3_BUCKET ? undefined : env.MEDIA_DIR,
  backupDir: env.BACKUP_DIR ?? 'backups',
  prepare: () => migrateDatabases(root, env, console.log),
  restored: async () => {
    console.log('Empty the queue before the services start (docs/operations.md): it belongs to the rows that were here before.');
  },
  close: async () => {},
});
