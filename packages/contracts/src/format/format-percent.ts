/**
 * 0.2 as '20%', with at most two decimals. In Arabic wrapped in an isolate: after Arabic letters the sign would move in
 * front of the digits. Written by hand like `formatNumber`.
 * @param locale as in `languageSettings`
 */
export function formatPercent(share: number, locale = 'en-AE'): string {
  const text = `${Number((share * 100).toFixed(2))}%`;
  return locale.startsWith('ar') ? `\u2066${text}\u2069` : text;
}
