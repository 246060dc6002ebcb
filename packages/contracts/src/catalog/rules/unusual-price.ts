/** Cars in this stock cost more: a lower amount is more likely a slip. */
const LOW_AED = 5000;

/** Cars in this stock cost less: a higher amount is more likely one with three more zeros. */
const HIGH_AED = 20_000_000;

/** Whether staff should confirm a price: it falls or rises by more than half, or is very low or high. `null`: on request. */
export function isUnusualPrice(before: number | null | undefined, after: number | null | undefined): boolean {
  if (typeof after !== 'number' || after === before) return false;
  return (
    after < LOW_AED || after > HIGH_AED || (typeof before === 'number' && before > 0 && Math.abs(after - before) > before / 2)
  );
}
