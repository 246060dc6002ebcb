import { localizeIsolated } from '@dealership/contracts';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Progress } from 'antd';
import { CloseIcon, RefreshIcon } from '../../shared/display/icons.js';
import styles from './journey-capture.module.css';
import type { QueuedFile, QueuedItem } from './sending/send-queue.js';
import { useReason } from './use-reason.js';

interface ItemLineProps {
  item: QueuedItem;
  onRemove: (id: string) => void;
}

const percentOf = ({ state, received, size }: QueuedFile): number =>
  state === 'arrived' || size === 0 ? 100 : Math.floor((received / size) * 100);

function ItemLine({ item, onRemove }: ItemLineProps) {
  const { t } = useTranslation('dashboard');
  const { locale, language } = useLanguage();
  const reason = useReason();
  const time = dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Asia/Dubai' }).format(item.addedAt);
  const name = item.kind === 'step' ? t('capture.done', { step: localizeIsolated(item.name, language) }) : item.name;
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        <bdi>{name}</bdi> <span className={styles.quiet}>{time}</span>
      </span>
      {item.kind === 'step' && item.note && item.state !== 'arrived' && (
        <span className={styles.name} dir="auto">
          {item.note}
        </span>
      )}
      <span className={item.state === 'refused' ? styles.problem : styles.quiet}>
        {item.state === 'refused' ? reason(item.error) : t(`capture.file.${item.state}`)}
      </span>
      {item.kind === 'file' && item.state === 'sending' && (
        <Progress percent={percentOf(item)} size="small" aria-label={t('picture.uploading', { name })} />
      )}
      {item.state !== 'arrived' && (
        <Button
          type="text"
          icon={<CloseIcon />}
          aria-label={t('capture.remove', { name })}
          disabled={item.kind === 'step' && item.state === 'sending'}
          onClick={() => onRemove(item.id)}
        />
      )}
    </li>
  );
}

export interface QueuedItemsProps {
  items: QueuedItem[];
  onRemove: (id: string) => void;
  onRetry: () => void;
}

/** The pictures and steps to be sent, with the state of each. */
export function QueuedItems({ items, onRemove, onRetry }: QueuedItemsProps) {
  const { t } = useTranslation('dashboard');
  if (items.length === 0) return null;
  const arrived = items.filter(({ state }) => state === 'arrived').length;
  const isUnsent = ({ state }: QueuedItem) => state === 'waiting' || state === 'sending';
  const isLosable = items.some((item) => isUnsent(item) && item.stored === false);
  const isWaiting = items.some(({ state }) => state === 'waiting') && !items.some(({ state }) => state === 'sending');
  return (
    <section className={styles.files} aria-label={t('capture.items')}>
      <p role="status">{t('capture.arrived', { arrived, total: items.length })}</p>
      {isLosable && <p className={styles.problem}>{t('capture.keepOpen')}</p>}
      <ul>
        {items.map((item) => (
          <ItemLine key={item.id} item={item} onRemove={onRemove} />
        ))}
      </ul>
      {isWaiting && !isLosable && <p className={styles.quiet}>{t('capture.offline')}</p>}
      {isWaiting && (
        <Button icon={<RefreshIcon />} onClick={onRetry}>
          {t('capture.retry')}
        </Button>
      )}
    </section>
  );
}
