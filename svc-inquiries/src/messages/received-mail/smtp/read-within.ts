import type { Readable } from 'node:stream';

/** Memory budget in bytes for all mails received at the same time. */
export class Budget {
  private taken = 0;

  constructor(private readonly maxBytes: number) {}

  take(bytes: number): boolean {
    if (this.taken + bytes > this.maxBytes) return false;
    this.taken += bytes;
    return true;
  }

  release(bytes: number): void {
    this.taken -= bytes;
  }
}

export type Content = { bytes: Buffer } | { refused: 'size' | 'memory' };

/**
 * Reads a mail to its end, as SMTP requires before any reply, and buffers it while memory allows. `release` frees the
 * memory once the mail is stored or dropped.
 */
export async function readWithin(stream: Readable, maxBytes: number, budget: Budget): Promise<Content & { release(): void }> {
  const chunks: Buffer[] = [];
  let held = 0;
  let size = 0;
  let refused: 'size' | 'memory' | undefined;
  const release = (): void => {
    budget.release(held);
    held = 0;
    chunks.length = 0;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) refused = 'size';
      else if (!refused && !budget.take(chunk.length)) refused = 'memory';
      if (refused) release();
      else {
        held += chunk.length;
        chunks.push(chunk);
      }
    }
  } catch (error) {
    release();
    throw error;
  }
  return refused ? { refused, release } : { bytes: Buffer.concat(chunks), release };
}
