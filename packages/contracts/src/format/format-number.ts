/**
 * '1,234,567', with two `decimals` '1,234,567.50': Latin digits and commas in every language, rounded as `toFixed` rounds.
 * By hand: the first formatter that a page asks `Intl` for takes the browser 20 to 60 ms, just when the page is hydrated.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
