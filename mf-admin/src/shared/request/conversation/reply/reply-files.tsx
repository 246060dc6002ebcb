import { ATTACHMENT_TYPES, type AttachedFile } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Progress } from 'antd';
import { useRef } from 'react';
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

/** The attachments of a reply. */
export function ReplyFiles({ attached, sent, onRemove, onDrop }: ReplyFilesProps) {
  const { t } = useTranslation('dashboard');
  const sizeText = useFileSize();
  const remove = (name: string, onClick: () => void) => (
    <Button size="small" icon={<CloseIcon />} aria-label={t('conversation.removeFile', { name })} onClick={onClick} />
  );
  if (attached.length + sent.length === 0) return null;
  return (
    <ul className={styles.attached} aria-label={t('conversation.files')}>
      {attached.map(({ id, name, size }) => (
        <li key={id}>
          <bdi>{name}</bdi> <span className={styles.quiet}>{sizeText(size)}</span> {remove(name, () => onRemove(id))}
        </li>
      ))}
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
export function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const { t } = useTranslation('dashboard');
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => files.current?.click()}>
        {t('conversation.attach')}
      </Button>
      <FileInput ref={files} hidden multiple accept={ACCEPTED} aria-label={t('conversation.attach')} onFiles={onChoose} />
    </>
  );
}
