/** Isolates an amount within a sentence: otherwise '$14' would become '14$' in Arabic. For texts; markup uses bdi. */
export const isolated = (amount: string): string => `\u2066${amount}\u2069`;

/** A name inside a sentence keeps its own direction, whichever that is. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
