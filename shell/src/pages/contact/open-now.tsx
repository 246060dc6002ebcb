import { type OpeningState, openingState } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import { useClock } from '../../layout/contact/use-clock.js';
import { useSite } from '../../layout/site-context.js';
import styles from './contact-page.module.css';

/** Shows whether the showroom is open now. Computed in the browser, because documents are shared and cached. */
export function OpenNow() {
  const { t } = useTranslation('contact');
  const clock = useClock();
  const { hours } = useSite();
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const look = () => setState(openingState(hours, new Date()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours]);
  const text = (now: OpeningState): string => {
    if (now.open) return t('open.until', { time: clock(now.until) });
    if (now.from === undefined) return t('open.closed');
    return t(`open.${['today', 'tomorrow'][now.days ?? 0] ?? 'later'}`, { time: clock(now.from) });
  };
  return <p className={[styles.now, state?.open && styles.open].filter(Boolean).join(' ')}>{state && text(state)}</p>;
}
