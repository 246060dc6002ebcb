import { ATTACHMENT_TYPES, type AttachedFile } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { CloseIcon, UploadIcon } from '../../../display/icons.js';
import { FileInput } from '../../../form/file-input.js';
import styles from '../conversation.module.css';
import { useFileSize } from '../use-file-size.js';
import type { SentFile } from './state/use-attachments.js';

export interface ReplyFilesProps {
  attached: AttachedFile[];
  /** Files being uploaded, or refused. */
  sent: SentFile[];
  onRemove: (id: string) => void;
  onDrop: (key: number) => void;
}

const ACCEPTED = Object.entries(ATTACHMENT_TYPES)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

const ENDINGS = Object.values(ATTACHMENT_TYPES).flat();

/** What a file claims to be and what it is sent as, if they differ: 'car.jpg.txt' is a text called 'car.jpg'. */
function otherType(name: string): { named: string; sent: string } | undefined {
  const [, named = '', sent = ''] = /\.([^.]+)\.([^.]+)$/.exec(name) ?? [];
  return ENDINGS.includes(named.toLowerCase()) ? { named: named.toUpperCase(), sent: sent.toUpperCase() } : undefined;
}

/** The attachments of a reply. The one that was added last is in view. */
export function ReplyFiles({ attached, sent, onRemove, onDrop }: ReplyFilesProps) {
  const { t } = useTranslation('dashboard');
  const sizeText = useFileSize();
  const remove = (name: string, onClick: () => void) => (
    <Button size="small" icon={<CloseIcon />} aria-label={t('conversation.removeFile', { name })} onClick={onClick} />
  );
  const count = attached.length + sent.length;
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    if (count > lastCount.current) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    lastCount.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <ul ref={list} className={styles.attached} aria-label={t('conversation.files')}>
      {attached.map(({ id, name, size }) => {
        const other = otherType(name);
        return (
          <li key={id}>
            <bdi>{name}</bdi> <span className={styles.quiet}>{sizeText(size)}</span> {remove(name, () => onRemove(id))}
            {other && <p className={styles.warning}>{t('conversation.otherType', other)}</p>}
          </li>
        );
      })}
      {sent.map(({ key, name, percent, error }) => (
        <li key={key}>
          <bdi>{name}</bdi> {remove(name, () => onDrop(key))}
          {error ? (
            <p className={styles.error} role="alert">
              {error}
            </p>
          ) : (
            <Progress percent={percent} size="small" aria-label={t('picture.uploading', { name })} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Adds attachments to a reply. */
export function AttachButton({ onChoose, disabled }: { onChoose: (files: Iterable<File>) => void; disabled: boolean }) {
  const { t } = useTranslation('dashboard');
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadIcon />} disabled={disabled} onClick={() => files.current?.click()}>
        {t('conversation.attach')}
      </Button>
      <FileInput ref={files} hidden multiple accept={ACCEPTED} aria-label={t('conversation.attach')} onFiles={onChoose} />
    </>
  );
}
