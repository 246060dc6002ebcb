/** An amount inside a sentence of any direction keeps its own: '$14' does not become '14$' in Arabic. For texts; markup has bdi. */
export const isolated = (amount: string): string => `\u2066${amount}\u2069`;

/** A name inside a sentence keeps its own direction, whichever that is. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
