/**
 * Replaces two modules of federation's runtime: manifest snapshots and snapshot-based preloading. This site resolves
 * remotes by entry address and preloads files from its documents.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

const unavailable = () => {
  throw new Error('Federation preloads nothing here');
};

export const defaultPreloadArgs = {};
export { unavailable as formatPreloadArgs, unavailable as normalizePreloadExposes, unavailable as preloadAssets };
