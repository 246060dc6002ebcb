import { useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import { useClock } from '../../layout/opening-hours.js';
import styles from './contact-page.module.css';
import { type OpeningState, openingState } from './opening-state.js';

/** Whether the showroom is open at this moment. Documents are the same for everybody, whenever they come: the browser says it. */
export function OpenNow() {
  const { t } = useTranslation('contact');
  const clock = useClock();
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const look = () => setState(openingState(new Date()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  const day = ['today', 'tomorrow'][(state && !state.open && state.days) || 0] ?? 'later';
  return (
    <p className={[styles.now, state?.open && styles.open].filter(Boolean).join(' ')}>
      {state && (state.open ? t('open.until', { time: clock(state.until) }) : t(`open.${day}`, { time: clock(state.from) }))}
    </p>
  );
}
