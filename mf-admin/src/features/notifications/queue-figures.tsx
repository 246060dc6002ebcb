import type { NotificationsOverview } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './queue-figures.module.css';

const STATES = ['failed', 'waiting', 'active', 'delayed'] as const;

/** The number of notifications in each state that has some. While the queue is unavailable, its figures are dashes. */
export function QueueFigures({ overview: { queue, outboxWaiting } }: { overview: NotificationsOverview }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const all: [name: string, count: number | undefined][] = [
    ...STATES.map((state): [string, number | undefined] => [state, queue?.[state]]),
    ['outbox', outboxWaiting],
  ];
  const figures = all.filter(([, count]) => count !== 0);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={t('notification.queue')}>
      {figures.map(([name, count]) => (
        <div key={name} className={name === 'failed' && count ? styles.alarming : undefined}>
          <dt>{t(`notification.count.${name}`)}</dt>
          <dd>{count === undefined ? '—' : format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
