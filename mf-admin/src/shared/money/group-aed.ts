import { formatNumber, parseAed } from '@dealership/contracts';

/** `685,000` for `685000` and for `AED 685000`; what is no whole amount stays as it is typed. */
export function groupAed(typed: string): string {
  const aed = parseAed(typed);
  return Number.isInteger(aed) ? formatNumber(Number(aed)) : typed;
}
