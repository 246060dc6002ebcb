import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import styles from '../appointments-tab.module.css';
import { useWeekAhead } from './use-week-ahead.js';

/** Leads from this week to the next one with something to do. */
export function LaterWeek({ onShow }: { onShow: (weeks: number) => void }) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const ahead = useWeekAhead(true);
  if (!ahead) return null;
  const { weeks, days, pending, isOver } = ahead;
  const range = clock.days(days[0]?.date ?? '', days.at(-1)?.date ?? '');
  return (
    <p className={styles.later} role="status">
      {isOver && <span>{t('appointment.over')}</span>}
      {pending > 0 && <span>{t('appointment.pendingLater', { count: pending })}</span>}
      <Button type="link" onClick={() => onShow(weeks)}>
        {t('appointment.showWeek', { range })}
      </Button>
    </p>
  );
}
