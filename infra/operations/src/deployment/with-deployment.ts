import { dataDirOf, root } from '../../../embedded/src/index.ts';
import type { Deployment } from './deployment.ts';
import { embeddedDeployment, type Purpose } from './embedded-deployment.ts';
import { remoteDeployment } from './remote-deployment.ts';

/** The deployment of ADMIN_DATABASE_URL; by default the embedded one. */
export async function withDeployment(purpose: Purpose, work: (deployment: Deployment) => Promise<void>): Promise<void> {
  const { env } = process;
  const url = env.ADMIN_DATABASE_URL;
  const deployment = url ? remoteDeployment(root, url, env) : await embeddedDeployment(root, dataDirOf(root, env), env, purpose);
  try {
    await work(deployment);
  } finally {
    await deployment.close();
  }
}
