/** Batch size of `inBatches`. */
export const BATCH_SIZE = 500;

/**
 * Iterates a long list in batches. `read`: up to BATCH_SIZE rows after the given one, or the first ones. Resolves with
 * the first batch read, so that its errors surface before the response starts.
 */
export async function inBatches<Row, Entry>(
  read: (after?: Row) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): Promise<AsyncIterable<Entry>> {
  const first = await read();
  async function* entries() {
    for (let rows = first; rows.length; rows = rows.length === BATCH_SIZE ? await read(rows.at(-1)) : [])
      yield* rows.map(toEntry);
  }
  return entries();
}
