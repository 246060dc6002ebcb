import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useClock } from '../../shared/appointments/use-clock.js';
import styles from './appointments-tab.module.css';

export interface NearestTimesProps {
  /** 'YYYY-MM-DDTHH:MM' */
  moments: string[];
  /** What is chosen. */
  place: { date: string; time: string };
  onChoose: (place: { date: string; time: string }) => void;
}

/** Free times near the one that was taken, each a press away. */
export function NearestTimes({ moments, place, onChoose }: NearestTimesProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  return (
    <fieldset className={styles.nearest}>
      <legend>{t('appointment.nearest')}</legend>
      {moments.map((moment) => {
        const [date = '', time = ''] = moment.split('T');
        return (
          <Button
            key={moment}
            shape="round"
            aria-pressed={place.date === date && place.time === time}
            onClick={() => onChoose({ date, time })}
          >
            {`${clock.shortDay(date)} · ${clock.time(time)}`}
          </Button>
        );
      })}
    </fieldset>
  );
}
