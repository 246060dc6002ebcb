import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Progress } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { CloseIcon, RefreshIcon } from '../../shared/display/icons.js';
import styles from './quay.module.css';
import type { QueuedFile } from './uploads/upload-queue.js';

interface FileLineProps {
  file: QueuedFile;
  onRemove: (id: string) => void;
}

const percentOf = ({ state, received, size }: QueuedFile): number =>
  state === 'arrived' || size === 0 ? 100 : Math.floor((received / size) * 100);

function FileLine({ file, onRemove }: FileLineProps) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Asia/Dubai' }).format(file.addedAt);
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        <bdi>{file.name}</bdi> <span className={styles.quiet}>{time}</span>
      </span>
      <span className={file.state === 'refused' ? styles.problem : styles.quiet}>
        {file.state === 'refused' ? errorText(file.error) : t(`quay.file.${file.state}`)}
      </span>
      {file.state === 'sending' && (
        <Progress percent={percentOf(file)} size="small" aria-label={t('picture.uploading', { name: file.name })} />
      )}
      {file.state !== 'arrived' && (
        <Button
          type="text"
          icon={<CloseIcon />}
          aria-label={t('quay.remove', { name: file.name })}
          onClick={() => onRemove(file.id)}
        />
      )}
    </li>
  );
}

export interface QueuedFilesProps {
  files: QueuedFile[];
  onRemove: (id: string) => void;
  onRetry: () => void;
}

/** What was chosen, and what became of each. */
export function QueuedFiles({ files, onRemove, onRetry }: QueuedFilesProps) {
  const { t } = useTranslation('dashboard');
  if (files.length === 0) return null;
  const arrived = files.filter(({ state }) => state === 'arrived').length;
  const isWaiting = files.some(({ state }) => state === 'waiting') && !files.some(({ state }) => state === 'sending');
  return (
    <section className={styles.files} aria-label={t('quay.files')}>
      <p role="status">{t('quay.arrived', { arrived, total: files.length })}</p>
      <ul>
        {files.map((file) => (
          <FileLine key={file.id} file={file} onRemove={onRemove} />
        ))}
      </ul>
      {isWaiting && (
        <>
          <p className={styles.quiet}>{t('quay.offline')}</p>
          <Button icon={<RefreshIcon />} onClick={onRetry}>
            {t('quay.retry')}
          </Button>
        </>
      )}
    </section>
  );
}
