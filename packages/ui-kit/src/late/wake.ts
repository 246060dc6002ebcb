/**
 * Calls `start` when the part in `place` is wanted, and again while it could not be had (`false`). Returns what ends it, once the part
 * is alive or gone.
 */
export type Wake = (place: HTMLElement, start: () => Promise<boolean>) => () => void;
