const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter of days and times, created once: creating one takes longer than formatting a hundred dates. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}
