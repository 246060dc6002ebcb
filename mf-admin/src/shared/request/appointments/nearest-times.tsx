import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './appointment-dialog.module.css';
import { useClock } from './use-clock.js';

export interface NearestTimesProps {
  /** Format: 'YYYY-MM-DDTHH:MM'. */
  moments: string[];
  /** The selected date and time. */
  chosen: { date: string; time: string };
  onChoose: (slot: { date: string; time: string }) => void;
}

/** Buttons for the free times closest to the one that was taken. */
export function NearestTimes({ moments, chosen, onChoose }: NearestTimesProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const containerRef = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other times are offered anew.
  useEffect(() => {
    // On a phone the buttons would be out of view.
    containerRef.current?.scrollIntoView?.({ block: 'center' });
  }, [moments]);
  return (
    <fieldset ref={containerRef} className={styles.nearest}>
      <legend>{t('appointment.nearest')}</legend>
      {moments.map((moment) => {
        const [date = '', time = ''] = moment.split('T');
        const isChosen = chosen.date === date && chosen.time === time;
        return (
          <Button
            key={moment}
            shape="round"
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onChoose({ date, time })}
          >
            {`${clock.shortDay(date)} · ${clock.time(time)}`}
          </Button>
        );
      })}
    </fieldset>
  );
}
