import { useTranslation } from '@dealership/ui-kit';
import { Button, Input, Progress } from 'antd';
import { useRef, useState } from 'react';
import { AddIcon, UploadIcon } from '../../display/icons.js';
import { FileInput } from '../file-input.js';
import styles from './picture-adder.module.css';
import type { RunningUpload } from './use-uploads.js';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

export interface PictureAdderProps {
  id?: string;
  multiple?: boolean;
  running: RunningUpload[];
  onFiles: (files: Iterable<File>) => void;
  onAddress: (address: string) => void;
  /** From antd's form, for the control that the label refers to. */
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
}

/** Two ways to add a picture: as an image file or by its URL. */
export function PictureAdder({ id, multiple, running, onFiles, onAddress, ...aria }: PictureAdderProps) {
  const { t } = useTranslation('dashboard');
  const [address, setAddress] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const add = () => {
    if (!address.trim()) return;
    onAddress(address.trim());
    setAddress('');
  };
  return (
    <div className={styles.adder}>
      <div className={styles.ways}>
        <Button icon={<UploadIcon />} onClick={() => files.current?.click()}>
          {multiple ? t('picture.uploadMany') : t('picture.upload')}
        </Button>
        <FileInput
          ref={files}
          className={styles.file}
          accept={PICTURE_TYPES}
          multiple={multiple}
          aria-label={multiple ? t('picture.uploadMany') : t('picture.upload')}
          onFiles={onFiles}
        />
        <Input
          {...aria}
          id={id}
          className={styles.address}
          dir="ltr"
          value={address}
          placeholder="https://"
          onChange={(event) => setAddress(event.target.value)}
          onBlur={add}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button icon={<AddIcon />} onClick={add}>
          {t('picture.addAddress')}
        </Button>
      </div>
      {running.map(({ id: upload, name, percent }) => (
        <div key={upload} className={styles.progress}>
          <bdi className={styles.name}>{name}</bdi>
          <Progress percent={percent} size="small" aria-label={t('picture.uploading', { name })} />
        </div>
      ))}
    </div>
  );
}
