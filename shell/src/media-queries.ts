/** Windows that are no phone's. There fonts are preloaded; on a phone's connection they would hold up the first picture. */
export const DESKTOP = '(min-width: 768px)';
