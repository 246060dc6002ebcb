/** What a template of a reply may name in braces. */
export const REPLY_PLACEHOLDERS = ['name', 'car', 'price', 'link', 'appointment', 'reference', 'agent', 'phone', 'site'] as const;

export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** What of a request stands for them; what it does not have is missing. */
export type ReplyValues = Partial<Record<ReplyPlaceholder, string>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isKnown = (name: string | undefined): name is ReplyPlaceholder => REPLY_PLACEHOLDERS.some((known) => known === name);

/** Whether everything in braces is one of them, and every brace belongs to one. */
export const onlyKnownPlaceholders = (text: string): boolean => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);
  return names.every(isKnown) && !/[{}]/.test(text.replace(PLACEHOLDER, ''));
};

/** The placeholders that stand in a text still, each once. */
export const placeholdersIn = (text: string): ReplyPlaceholder[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name).filter(isKnown)),
];

/** A text with the values in their places; what has none stays for who writes. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(PLACEHOLDER, (place, name: string) => (isKnown(name) ? (values[name] ?? place) : place));
