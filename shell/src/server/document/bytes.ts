/** Text, or pre-encoded bytes shared by many documents. */
export type Piece = string | Buffer | readonly Piece[];

/** A template with byte values: only the rest is encoded per document. */
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
