import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1, the same for the same words at every run. */
export type Random = () => number;

/** A stream of its own for each actor: what one of them draws does not depend on how fast the others are. */
export function seeded(...words: (string | number)[]): Random {
  let drawn = 0;
  return () => {
    drawn += 1;
    return (
      createHash('sha256')
        .update([...words, drawn].join(' '))
        .digest()
        .readUInt32BE() /
      2 ** 32
    );
  };
}
