/** Text, or already encoded bytes that many documents share. */
export type Piece = string | Buffer | readonly Piece[];

/** A template tag that accepts encoded values: only the rest is encoded for each document. */
export function bytes(texts: TemplateStringsArray, ...values: Piece[]): Buffer {
  const parts: Buffer[] = [];
  let text = '';
  const add = (piece: Piece): void => {
    if (typeof piece === 'string') text += piece;
    else if (Buffer.isBuffer(piece)) {
      parts.push(Buffer.from(text), piece);
      text = '';
    } else for (const one of piece) add(one);
  };
  for (const [at, literal] of texts.entries()) {
    add(literal);
    add(values[at] ?? '');
  }
  return Buffer.concat([...parts, Buffer.from(text)]);
}
