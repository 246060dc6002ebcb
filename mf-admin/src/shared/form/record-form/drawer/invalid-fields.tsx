import type { AuditEntity } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useAuditLabels } from '../../../audit/use-audit-labels.js';
import styles from './record-drawer.module.css';

export interface InvalidFieldsProps {
  entity: AuditEntity;
  /** The paths of the fields that have problems. */
  paths: (string | number)[][];
}

/** Names the fields to correct: in a long form they may be far out of view. */
export function InvalidFields({ entity, paths }: InvalidFieldsProps) {
  const { t } = useTranslation('dashboard');
  const list = new Intl.ListFormat(useLanguage().locale, { style: 'narrow' });
  const { pathName } = useAuditLabels(entity, false);
  if (paths.length === 0) return null;
  return (
    <div className={styles.invalid} role="status">
      {t('form.toCorrect', { fields: list.format(paths.map(pathName)) })}
    </div>
  );
}
