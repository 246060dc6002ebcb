import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';

// A picture of 50 megapixels takes about 400 MB to encode, four at once twice that, which would exceed the memory
// limit.
const MAX_CONCURRENT = 1;
/** Each one keeps its file in memory. */
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

export class EncodingQueue {
  private readonly turn = pLimit(MAX_CONCURRENT);

  /** @throws AppError PICTURES_BUSY if too many are waiting */
  async run<Encoded>(encode: () => Promise<Encoded>): Promise<Encoded> {
    if (this.turn.pendingCount >= MAX_WAITING) throw new AppError('PICTURES_BUSY', { retryAfter: RETRY_AFTER_SECONDS });
    return this.turn(encode);
  }
}

/** Per process, which has one memory limit. */
export const encodingQueue = new EncodingQueue();
