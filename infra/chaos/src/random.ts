import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1, the same for the same seed in every run. */
export type Random = () => number;

/** Its own stream for each actor, so that draws do not depend on the speed of others. */
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
