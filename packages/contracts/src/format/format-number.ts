/**
 * '1,234,567', with two `decimals` '1,234,567.50': Latin digits and commas in every language, rounded as `toFixed`
 * does. Written by hand: creating the first `Intl` formatter of a page takes 20 to 60 ms, just during hydration.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
