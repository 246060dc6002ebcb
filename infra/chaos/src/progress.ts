import type { Kills } from './kills.ts';
import type { Mailbox } from './mailbox.ts';

const INTERVAL_MS = 15_000;

/** Prints the progress of a run periodically. Returns a function that stops it. */
export function reportProgress(what: () => string, mailbox: Mailbox, mails: number, kills: Kills): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    const killed = Object.values(kills.count).reduce((sum, count) => sum + count, 0);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${seconds} s: ${what()}, ${mailbox.size} of ${mails} mails, ${killed} kills`);
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
