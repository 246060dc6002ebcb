import type { TestDriveRequest, TestDriveSlots } from '@dealership/contracts';
import { Button, useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FormFields } from '@dealership/ui-kit/form';
import { useEffect, useState } from 'react';
import { ChipGroup } from './chip-group.js';
import styles from './chip-group.module.css';

/** Days that show at first, and that are added. */
const DAYS_SHOWN = 12;

/** Days and times of Asia/Dubai as the visitor's language writes them. */
function useWords() {
  const { locale } = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  const weekday = format({ weekday: 'short' });
  const day = format({ day: 'numeric', month: 'short' });
  const both = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const time = (value: string) => clock.format(new Date(`1970-01-01T${value}:00Z`));
  return {
    time,
    day: (value: string) => (
      <>
        <span className={styles.weekday}>{weekday.format(new Date(value))}</span> {day.format(new Date(value))}
      </>
    ),
    moment: (value: string) => `${both.format(new Date(value.slice(0, 10)))} · ${time(value.slice(11))}`,
  };
}

export interface AppointmentFieldsProps extends FormFields<TestDriveRequest> {
  days: TestDriveSlots['days'];
  /** Which times are free is not known. */
  isWish: boolean;
  /** Offered to who was too late. */
  nearest: string[];
}

/** The day and the time of a test drive. */
export function AppointmentFields({ days, isWish, nearest, ...fields }: AppointmentFieldsProps) {
  const { t } = useTranslation(['catalog', 'appointment']);
  const words = useWords();
  const { setValue, watch } = fields.form;
  const [date, time] = watch(['date', 'time']);
  const [count, setCount] = useState(DAYS_SHOWN);
  const at = days.findIndex((day) => day.date === date);
  const shown = days.slice(0, Math.max(count, at + 1));
  const times = days[at]?.times ?? [];
  // Another day has other times, and somebody may have taken this one.
  const isGone = time !== '' && !times.includes(time);
  useEffect(() => {
    if (isGone) setValue('time', '');
  }, [isGone, setValue]);
  const choose = (moment: string) => {
    setValue('date', moment.slice(0, 10), { shouldDirty: true, shouldValidate: true });
    setValue('time', moment.slice(11), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <ChipGroup
        {...fields}
        name="date"
        label={t('testDrive.date')}
        chips={shown.map((day) => ({ value: day.date, label: words.day(day.date) }))}
        empty={t('testDrive.noTimes')}
        required
      >
        {shown.length < days.length && (
          <Button look="secondary" className={styles.more} onClick={() => setCount(shown.length + DAYS_SHOWN)}>
            {t('appointment:moreDays')}
          </Button>
        )}
      </ChipGroup>
      <ChipGroup
        {...fields}
        name="time"
        label={t('testDrive.time')}
        chips={times.map((value) => ({ value, label: words.time(value) }))}
        empty={t(date === '' ? 'testDrive.chooseDateFirst' : 'testDrive.noTimes')}
        required
      />
      {isWish && <p className={styles.note}>{t('appointment:wish')}</p>}
      {nearest.length > 0 && (
        <fieldset className={`${styles.group} ${styles.nearest}`}>
          <legend className={styles.note}>{t('appointment:nearest')}</legend>
          <div className={styles.near}>
            {nearest.map((moment) => (
              <Button key={moment} look="secondary" onClick={() => choose(moment)}>
                {words.moment(moment)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
