/** JSON text that cannot end the script element that carries it. */
export const unclosed = (text: string): string => text.replace(/</g, '\\u003c');

export const json = (value: unknown): string => unclosed(JSON.stringify(value));
