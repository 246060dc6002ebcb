// What other infra tools use of `npm start`. Imported by path, not by package name: the operations image has
// these files without maildev, on which the package depends.
export { buildWorkspaces } from './building/build-workspaces.ts';
export { root } from './root.ts';
export { runCommand } from './run-command.ts';
export { dataDirOf, mediaFolder, postgresFolder, prepareDataDir } from './running/environment/data-dir.ts';
export { migrateDatabases, provisionDatabases } from './running/environment/databases.ts';
export { commonEnv, DATABASE, QUEUE_ROLE, type SiteSettings } from './running/environment/environment.ts';
export { readPorts } from './running/environment/ports.ts';
export { RunFolder } from './running/environment/run-folder.ts';
export { Secrets } from './running/environment/secrets.ts';
export { runSite } from './running/run-site.ts';
export { launchChild } from './running/supervision/child.ts';
export { Terminal } from './terminal.ts';
export { reportFailure, UserError } from './user-error.ts';
