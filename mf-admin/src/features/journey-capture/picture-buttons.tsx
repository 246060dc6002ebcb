import { useTranslation } from '@dealership/ui-kit';
import { type ChangeEvent, useId } from 'react';
import { AddIcon, CameraIcon } from '../../shared/display/icons.js';
import styles from './journey-capture.module.css';

/** If JPEG is requested, phones convert pictures to it, whatever format they store. */
const FROM_LIBRARY = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Two ways to add a picture: the camera, and pictures already on the phone. */
export function PictureButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Reset, so that the same file can be selected again.
    target.value = '';
  };
  return (
    <div className={styles.pair}>
      <span className={styles.way}>
        <input id={`${id}camera`} type="file" accept="image/*" capture="environment" onChange={take} />
        <label htmlFor={`${id}camera`}>
          <CameraIcon /> {t('port.camera')}
        </label>
      </span>
      <span className={styles.way}>
        <input id={`${id}library`} type="file" accept={FROM_LIBRARY} multiple onChange={take} />
        <label htmlFor={`${id}library`}>
          <AddIcon /> {t('port.library')}
        </label>
      </span>
    </div>
  );
}
