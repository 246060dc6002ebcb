import { useTranslation } from '@dealership/ui-kit';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import type { Part } from './privacy-api.js';
import styles from './privacy-tab.module.css';

export interface UnavailablePartProps {
  part: Part;
  error: unknown;
  onRetry: () => void;
}

/** Shown for a part of the site that did not answer. */
export function UnavailablePart({ part, error, onRetry }: UnavailablePartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <LoadError
      error={error}
      onRetry={onRetry}
      title={t('privacy.notSearched', { part: t(`privacy.part.${part}`) })}
      className={styles.wide}
    />
  );
}
