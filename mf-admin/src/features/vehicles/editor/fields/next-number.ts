/** Letters and the digits after them, few enough to count exactly. */
const SERIES = /^(.*?)(\d{1,9})$/;

/** 'A-2610' after 'A-2609': the highest number of the series that the first one belongs to, plus one. Newest first. */
export function nextNumber(numbers: string[]): string | undefined {
  const parts = numbers.flatMap((number) => {
    const [, prefix = '', digits] = SERIES.exec(number.trim()) ?? [];
    return digits ? [{ prefix, digits }] : [];
  });
  const [newest] = parts;
  if (!newest) return undefined;
  const series = parts.filter(({ prefix }) => prefix === newest.prefix);
  const next = Math.max(...series.map(({ digits }) => Number(digits))) + 1;
  return `${newest.prefix}${String(next).padStart(newest.digits.length, '0')}`;
}
