import { useTranslation } from '@dealership/ui-kit';
import styles from './rating.module.css';

const STARS = [1, 2, 3, 4, 5];
const STAR = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z';

/** A rating from 1 to 5: shown as stars, read by screen readers as a sentence. */
export function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation('blog');
  return (
    <p className={styles.rating}>
      {STARS.map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          className={star <= rating ? styles.full : undefined}
          height={18}
          viewBox="0 0 24 24"
          width={18}
        >
          <path d={STAR} />
        </svg>
      ))}
      <span className="visually-hidden">{t('showcase.rating', { rating })}</span>
    </p>
  );
}
