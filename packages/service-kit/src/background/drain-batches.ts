/** Runs `batch` until it finds fewer than `size` rows or the process ends. @returns the total number of rows */
export async function drainBatches(size: number, signal: AbortSignal, batch: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (let count = size; count === size && !signal.aborted; rows += count) count = await batch();
  return rows;
}
