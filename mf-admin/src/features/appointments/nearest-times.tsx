import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useClock } from '../../shared/appointments/use-clock.js';
import styles from './appointments-tab.module.css';

export interface NearestTimesProps {
  /** 'YYYY-MM-DDTHH:MM' */
  moments: string[];
  /** The selected time. */
  chosen: { date: string; time: string };
  onChoose: (place: { date: string; time: string }) => void;
}

/** Free times near the taken one, as buttons. */
export function NearestTimes({ moments, chosen, onChoose }: NearestTimesProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const place = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other times are offered anew.
  useEffect(() => {
    // Phones would show them outside the viewport.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [moments]);
  return (
    <fieldset ref={place} className={styles.nearest}>
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
