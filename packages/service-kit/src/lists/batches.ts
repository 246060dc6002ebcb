/** The rows that a batch of `inBatches` has, unless it is the last. */
export const BATCH_SIZE = 500;

/**
 * Every entry of a list that is too long to be read at once. `read`: up to BATCH_SIZE rows after the given one, or the first ones.
 * The first batch is there when this resolves, so that what is wrong with it is known before anything is answered.
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
