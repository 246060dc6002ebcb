import type { TestDriveRequest, TestDriveSlots } from '@dealership/contracts';
import { Button, useTranslation } from '@dealership/ui-kit';
import type { FormFields } from '@dealership/ui-kit/form';
import { useEffect, useRef, useState } from 'react';
import styles from '../../../shared/chips/chips.module.css';
import { useTimeLabels } from '../../../shared/chips/use-time-labels.js';
import { ChipGroup } from './chip-group.js';

/** Number of days shown initially and added with each click. */
const DAYS_SHOWN = 12;

export interface AppointmentFieldsProps extends FormFields<TestDriveRequest> {
  days: TestDriveSlots['days'];
  /** Whether free times are unknown, so that the chosen time is only a preference. */
  isWish: boolean;
  /** Alternatives for a time that is no longer free. */
  nearest: string[];
}

/** The day and the time of a test drive. */
export function AppointmentFields({ days, isWish, nearest, ...fields }: AppointmentFieldsProps) {
  const { t } = useTranslation(['catalog', 'appointment']);
  const words = useTimeLabels();
  const { register, setValue, watch } = fields.form;
  // Rendered later than the person's fields, but validated before them.
  register('time');
  const [date, time] = watch(['date', 'time']);
  const [count, setCount] = useState(DAYS_SHOWN);
  const at = days.findIndex((day) => day.date === date);
  const shown = days.slice(0, Math.max(count, at + 1));
  const times = days[at]?.times ?? [];
  // Another day has other times, or someone has taken the selected one.
  const isUnavailable = time !== '' && !times.includes(time);
  useEffect(() => {
    if (isUnavailable) setValue('time', '');
  }, [isUnavailable, setValue]);
  const near = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // On a phone, scroll to the error, so that the alternatives below it are visible.
    if (nearest.length > 0) near.current?.scrollIntoView?.({ block: 'center' });
  }, [nearest]);
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
      {date !== '' && (
        <ChipGroup
          {...fields}
          name="time"
          label={t('testDrive.time')}
          chips={times.map((value) => ({ value, label: words.time(value) }))}
          empty={t('testDrive.noTimes')}
          required
        />
      )}
      {isWish && <p className={styles.note}>{t('appointment:wish')}</p>}
      {nearest.length > 0 && (
        <fieldset ref={near} className={`${styles.group} ${styles.nearest}`}>
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
