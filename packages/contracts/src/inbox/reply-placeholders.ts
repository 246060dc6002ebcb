/** Placeholders that a reply template may have in braces. */
export const REPLY_PLACEHOLDERS = ['name', 'car', 'price', 'link', 'appointment', 'reference', 'agent', 'phone', 'site'] as const;

export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** Placeholder values of a request; missing ones are left out. */
export type ReplyValues = Partial<Record<ReplyPlaceholder, string>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isKnown = (name: string | undefined): name is ReplyPlaceholder => REPLY_PLACEHOLDERS.some((known) => known === name);

/** Whether everything in braces is a placeholder, and every brace is matched. */
export const onlyKnownPlaceholders = (text: string): boolean => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);
  return names.every(isKnown) && !/[{}]/.test(text.replace(PLACEHOLDER, ''));
};

/** The unfilled placeholders of a text, each once. */
export const placeholdersIn = (text: string): ReplyPlaceholder[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name).filter(isKnown)),
];

/** A text with its placeholders filled in; those without a value stay for the author. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(PLACEHOLDER, (place, name: string) => (isKnown(name) ? (values[name] ?? place) : place));
