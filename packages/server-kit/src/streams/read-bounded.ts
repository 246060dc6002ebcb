/** The whole stream; undefined if it exceeds `maxBytes`, without reading the rest. */
export async function readBounded(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > maxBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
