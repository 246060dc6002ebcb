import { useLanguage } from '@dealership/ui-kit';
import { Checkbox } from 'antd';

/** The week begins on Saturday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5];
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 3_600_000;

interface DaysFieldProps {
  id?: string;
  value?: number[];
  onChange?: (days: number[]) => void;
}

/** Days of the week. */
export function DaysField({ id, value = [], onChange }: DaysFieldProps) {
  const { locale } = useLanguage();
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const options = WEEK.map((day) => ({ value: day, label: format(SUNDAY + day * DAY_MS) }));
  return <Checkbox.Group {...(id && { id })} value={value} options={options} onChange={(days) => onChange?.(days as number[])} />;
}
