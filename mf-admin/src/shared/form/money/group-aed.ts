import { formatNumber, parseAed } from '@dealership/contracts';

/** Returns `685,000` for `685000` and `AED 685000`. Text that is not a whole amount is returned unchanged. */
export function groupAed(typed: string): string {
  const aed = parseAed(typed);
  return Number.isInteger(aed) ? formatNumber(Number(aed)) : typed;
}
