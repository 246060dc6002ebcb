/** Exit code of a stopped program. */
export const INTERRUPTED = 130;

/**
 * Aborted when this program is asked to stop: its children are in other process groups, which Ctrl-C does not reach.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  return stopping.signal;
}
