/** Exit code of a program that was asked to stop. */
export const INTERRUPTED = 130;

/** Aborted once this program is asked to stop: what it started runs in groups of its own, which Ctrl-C does not reach. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  return stopping.signal;
}
