/**
 * Isolates an amount within a sentence: otherwise Arabic would turn '$14' into '14$'. For plain text; markup uses
 * `bdi`.
 */
export const isolated = (amount: string): string => `\u2066${amount}\u2069`;

/** Isolates a name within a sentence, which keeps its own direction. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
