import { Picture } from '@dealership/ui-kit/media';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  address: string | null | undefined;
  size?: 'tiny' | 'small' | 'large';
}

const SIZES = { tiny: '54px', small: '72px', large: '240px' };

/** A decorative picture beside a row's name. */
export const Thumbnail = ({ address, size = 'small' }: ThumbnailProps) => (
  <span className={[styles.place, styles[size]].join(' ')}>
    {address && <Picture address={address} alt="" sizes={SIZES[size]} className={styles.picture} />}
  </span>
);
