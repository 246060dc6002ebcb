import { useTranslation } from '@dealership/ui-kit';
import { type ChangeEvent, useId } from 'react';
import { AddIcon, CameraIcon } from '../../shared/display/icons.js';
import styles from './quay.module.css';

/** Phones give a JPEG where that is asked for, whatever they keep themselves. */
const FROM_LIBRARY = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Two ways to a picture: the camera at once, and what the phone has already. */
export function PictureButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <div className={styles.pair}>
      <span className={styles.way}>
        <input id={`${id}camera`} type="file" accept="image/*" capture="environment" onChange={take} />
        <label htmlFor={`${id}camera`}>
          <CameraIcon /> {t('quay.camera')}
        </label>
      </span>
      <span className={styles.way}>
        <input id={`${id}library`} type="file" accept={FROM_LIBRARY} multiple onChange={take} />
        <label htmlFor={`${id}library`}>
          <AddIcon /> {t('quay.library')}
        </label>
      </span>
    </div>
  );
}
