import { formatAed } from '../../format/money.js';
import { type Language, languageSettings } from '../../languages/languages.js';

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

/** Placeholders whose value comes from a vehicle in stock. */
export const VEHICLE_PLACEHOLDERS = ['car', 'price', 'link'] as const satisfies ReplyPlaceholder[];

interface OfferedVehicle {
  make: string;
  model: string;
  year: number;
  price: number | null;
}

/** The values of a vehicle in stock, in the customer's language. `publicUrl`: of the site, without a trailing slash. */
export function vehicleReplyValues(
  language: Language,
  id: number,
  { make, model, year, price }: OfferedVehicle,
  publicUrl: string,
): ReplyValues {
  const name = `${make} ${model} ${year}`;
  return {
    // Isolated: a Latin name inside an Arabic sentence must not reorder the text around it.
    car: language === 'ar' ? `\u2068${name}\u2069` : name,
    ...(price && { price: formatAed(price, languageSettings(language).locale) }),
    link: `${publicUrl}/vehicle/${id}?lang=${language}`,
  };
}
