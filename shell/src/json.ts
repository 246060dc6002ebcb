/** JSON that cannot end the script element that carries it. */
export const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
