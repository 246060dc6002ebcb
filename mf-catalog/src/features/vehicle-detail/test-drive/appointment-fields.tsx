import { localize, type TestDriveRequest, type TestDriveSlots } from '@dealership/contracts';
import { Button, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FormFields } from '@dealership/ui-kit/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from '../../../shared/chips/chips.module.css';
import { dayPart } from '../../../shared/chips/day-part.js';
import { useTimeLabels } from '../../../shared/chips/use-time-labels.js';
import { type Chip, ChipGroup } from './chip-group.js';
import { unavailableDays } from './test-drive-days.js';

/** Up to this number, times are not divided into parts of the day. */
const UNDIVIDED = 8;

export interface AppointmentFieldsProps extends FormFields<TestDriveRequest> {
  days: TestDriveSlots['days'];
  /** Whether free times are unknown, so that the chosen time is only a preference. */
  isWish: boolean;
  /** Alternatives for a time that is no longer free. */
  nearest: string[];
}

/**
 * Folds day and time to one line once a time was pressed, and moves the focus there. With the keyboard, every step
 * through the times selects one, so that nothing is folded.
 */
function useFolding(isChosen: boolean) {
  const [wantsFolded, setFolded] = useState(false);
  const isPressed = useRef(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const isFolded = wantsFolded && isChosen;
  const wasFolded = useRef(false);
  useEffect(() => {
    if (isFolded) changeButton.current?.focus({ preventScroll: true });
    else if (wasFolded.current) containerRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  return {
    isFolded,
    containerRef,
    changeButton,
    fold: () => setFolded(isPressed.current),
    unfold: () => {
      isPressed.current = false;
      setFolded(false);
    },
    onPointerDown: () => {
      isPressed.current = true;
    },
  };
}

/** All days in order; those without a free time say why. */
function useDayChips(days: TestDriveSlots['days']): Chip[] {
  const { t } = useTranslation('appointment');
  const { language } = useLanguage();
  const labels = useTimeLabels();
  const unavailable = useMemo(() => unavailableDays(days), [days]);
  const chips = [
    ...days.map(({ date }) => ({ value: date, label: labels.day(date) })),
    ...unavailable.map(({ date, isClosed, note }) => ({
      value: date,
      label: labels.day(date),
      reason: (note && localize(note, language)) || t(isClosed ? 'closed' : 'full'),
    })),
  ];
  return chips.sort((one, other) => (one.value < other.value ? -1 : 1));
}

/** The day and the time of a test drive. */
export function AppointmentFields({ days, isWish, nearest, ...fields }: AppointmentFieldsProps) {
  const { t } = useTranslation(['catalog', 'appointment']);
  const labels = useTimeLabels();
  const dayChips = useDayChips(days);
  const { register, setValue, watch } = fields.form;
  // Rendered later than the customer's fields, but validated before them.
  register('time');
  const [date, time] = watch(['date', 'time']);
  const at = days.findIndex((day) => day.date === date);
  const times = days[at]?.times ?? [];
  // The form restores its draft in an effect of the first render; its day wins if it is still free.
  const [isRestored, setRestored] = useState(false);
  useEffect(() => setRestored(true), []);
  const firstFree = days[0]?.date;
  useEffect(() => {
    if (isRestored && at === -1 && firstFree) setValue('date', firstFree);
  }, [isRestored, at, firstFree, setValue]);
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
  const { isFolded, ...picker } = useFolding(time !== '' && !isUnavailable);
  const partOf = (value: string) => t(`dayPart.${dayPart(value)}`);
  return (
    <>
      {isFolded && (
        <p className={styles.chosen}>
          <Icon name="calendar" />
          <strong>{labels.moment(`${date}T${time}`)}</strong>
          <Button variant="quiet" ref={picker.changeButton} onClick={picker.unfold}>
            {t('appointment:change')}
          </Button>
        </p>
      )}
      <div ref={picker.containerRef} className={styles.picker} hidden={isFolded} onPointerDown={picker.onPointerDown}>
        <ChipGroup
          {...fields}
          name="date"
          label={t('testDrive.date')}
          chips={dayChips}
          empty={t('testDrive.noTimes')}
          row
          required
        />
        {date !== '' && (
          <ChipGroup
            {...fields}
            key={date}
            name="time"
            label={t('testDrive.time')}
            chips={times.map((value) => ({ value, label: labels.time(value) }))}
            empty={t('testDrive.noTimes')}
            {...(times.length > UNDIVIDED && { partOf })}
            onChosen={picker.fold}
            required
          />
        )}
      </div>
      {isWish && <p className={styles.note}>{t('appointment:wish')}</p>}
      {nearest.length > 0 && (
        <fieldset ref={near} className={`${styles.group} ${styles.nearest}`}>
          <legend className={styles.note}>{t('appointment:nearest')}</legend>
          <div className={styles.near}>
            {nearest.map((moment) => (
              <Button key={moment} variant="secondary" onClick={() => choose(moment)}>
                {labels.moment(moment)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
