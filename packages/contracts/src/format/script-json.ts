/** JSON text that cannot end the script element that carries it. */
export const unclosedJson = (text: string): string => text.replace(/</g, '\\u003c');

export const scriptJson = (value: unknown): string => unclosedJson(JSON.stringify(value));
