import { Picture } from '@dealership/ui-kit/media';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  address: string | null | undefined;
  size?: 'small' | 'large';
}

/** A decorative picture beside a row's name. */
export const Thumbnail = ({ address, size = 'small' }: ThumbnailProps) => (
  <span className={[styles.place, styles[size]].join(' ')}>
    {address && <Picture address={address} alt="" sizes={size === 'small' ? '72px' : '240px'} className={styles.picture} />}
  </span>
);
