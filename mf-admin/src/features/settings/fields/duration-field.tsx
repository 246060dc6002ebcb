import { addBusinessMinutes, dubaiDay, type OpeningHours } from '@dealership/contracts';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { settingQuery } from '../settings-api.js';
import { NumberInput } from './number-input.js';
import styles from './setting-field.module.css';

const MAX_HOURS = 1666;

interface DurationFieldProps {
  label: string;
  id?: string;
  /** Minutes. */
  value?: string;
  onChange?: (minutes: string) => void;
}

/** When so many minutes of the published opening hours from now are over: 'tomorrow 5:05 PM'. */
function useTimeAfter(minutes: number): string | undefined {
  const { locale } = useLanguage();
  const { data } = useQuery(settingQuery('hours'));
  const now = new Date();
  const due = data && minutes > 0 && addBusinessMinutes(data.published as unknown as OpeningHours, now, minutes);
  if (!due) return undefined;
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { timeZone: 'Asia/Dubai', ...options }).format(due);
  const ahead = [0, 1].find((days) => dubaiDay(now, days) === dubaiDay(due));
  const day =
    ahead === undefined
      ? format({ weekday: 'long', day: 'numeric', month: 'long' })
      : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day');
  return `${day} ${format({ hour: 'numeric', minute: '2-digit' })}`;
}

/** A time of opening hours, in hours and minutes, and what it means for a message that arrives now. */
export function DurationField({ label, id, value = '', onChange }: DurationFieldProps) {
  const { t } = useTranslation('dashboard');
  const total = Number(value) || 0;
  const moment = useTimeAfter(total);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const input = {
    inputMode: 'numeric',
    min: 0,
    precision: 0,
  } as const;
  const change = (nextHours: number, nextMinutes: number) => onChange?.(String(nextHours * 60 + nextMinutes));
  return (
    <fieldset aria-label={label} className={styles.duration}>
      <NumberInput
        {...input}
        {...(id && { id })}
        max={MAX_HOURS}
        value={hours}
        suffix={t('setting.hours')}
        aria-label={t('setting.hours')}
        onChange={(typed) => change(Number(typed), minutes)}
      />
      <NumberInput
        {...input}
        max={59}
        value={minutes}
        suffix={t('setting.minutes')}
        aria-label={t('setting.minutes')}
        onChange={(typed) => change(hours, Number(typed))}
      />
      {moment && <p>{t('setting.answerBy', { moment })}</p>}
    </fieldset>
  );
}
