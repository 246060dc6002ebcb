/** The text with its placeholders filled in. Texts of earlier releases have two braces around each. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}|\{(\w+)\}/g, (whole, former?: string, name = former ?? '') => values[name] ?? whole);
