// What the other tools of infra use of the site that `npm start` runs. They come by this path and not by a package name: the image of
// operations has these files, without maildev, which the package depends on.
export { buildWorkspaces } from './building/build-workspaces.ts';
export { root } from './root.ts';
export { dataDirOf, mediaFolder, postgresFolder, prepareDataDir } from './running/environment/data-dir.ts';
export { migrateDatabases, provisionDatabases } from './running/environment/databases.ts';
export { commonEnv, DATABASE, QUEUE_ROLE, type SiteSettings } from './running/environment/environment.ts';
export { readPorts } from './running/environment/ports.ts';
export { RunFolder } from './running/environment/run-folder.ts';
export { Secrets } from './running/environment/secrets.ts';
export { runSite } from './running/run-site.ts';
