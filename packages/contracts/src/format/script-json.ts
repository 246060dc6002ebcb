/** JSON that cannot close its own script element. */
export const unclosedJson = (text: string): string => text.replace(/</g, '\\u003c');

export const scriptJson = (value: unknown): string => unclosedJson(JSON.stringify(value));
