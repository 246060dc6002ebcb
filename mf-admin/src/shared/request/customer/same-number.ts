/** From this length on, a number hardly has two owners. */
export const WHOLE_NUMBER = 8;

/** The digits of a phone number without its trunk prefix. */
export const digitsOf = (phone?: string | null): string => (phone ?? '').replace(/\D/g, '').replace(/^0+/, '');

/** Whether two numbers are the same, with or without the country code. */
export function isSameNumber(one?: string | null, other?: string | null): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length);
  return short.length >= WHOLE_NUMBER && long.endsWith(short);
}
