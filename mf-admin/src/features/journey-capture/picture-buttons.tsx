import { useTranslation } from '@dealership/ui-kit';
import { useId } from 'react';
import { AddIcon, CameraIcon } from '../../shared/display/icons.js';
import { FileInput } from '../../shared/form/file-input.js';
import styles from './journey-capture.module.css';

/** If JPEG is requested, phones convert pictures to it, whatever format they store. */
const FROM_LIBRARY = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Two ways to add a picture: the camera, and pictures already on the phone. */
export function PictureButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className={styles.pair}>
      <span className={styles.way}>
        <FileInput id={`${id}camera`} accept="image/*" capture="environment" onFiles={onFiles} />
        <label htmlFor={`${id}camera`}>
          <CameraIcon /> {t('capture.camera')}
        </label>
      </span>
      <span className={styles.way}>
        <FileInput id={`${id}library`} accept={FROM_LIBRARY} multiple onFiles={onFiles} />
        <label htmlFor={`${id}library`}>
          <AddIcon /> {t('capture.library')}
        </label>
      </span>
    </div>
  );
}
