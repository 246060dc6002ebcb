import { useTranslation } from '@dealership/ui-kit';
import styles from './no-picture.module.css';

/** Placeholder for a missing picture. */
export function NoPicture({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <p className={`${styles.place} ${className}`}>
      <span>{t('noPicture')}</span>
    </p>
  );
}
