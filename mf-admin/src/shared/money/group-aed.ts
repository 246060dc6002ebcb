import { formatNumber, parseAed } from '@dealership/contracts';

/** `685,000` for `685000` and `AED 685000`; other text is unchanged. */
export function groupAed(typed: string): string {
  const aed = parseAed(typed);
  return Number.isInteger(aed) ? formatNumber(Number(aed)) : typed;
}
