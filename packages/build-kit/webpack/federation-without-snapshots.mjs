/**
 * In the place of two modules of federation's runtime: how it keeps snapshots of manifests, and preloads by them. This site finds remotes by
 * the addresses of their entries and asks for files ahead of time in its documents.
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
