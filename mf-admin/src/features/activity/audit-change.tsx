import type { AuditEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './audit-change.module.css';

const NAMES_SHOWN = 4;

/** What an entry of the audit changed, as it was stored. */
export function AuditChange({ entry: { before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('desk');
  const side = (name: 'before' | 'after', fields: AuditEntry['before']) =>
    fields && (
      <section>
        <h2 className={styles.title}>{t(`audit.${name}`)}</h2>
        <pre className={styles.fields} dir="ltr">
          {JSON.stringify(fields, null, 2)}
        </pre>
      </section>
    );
  const names = Object.keys(after ?? before ?? {});
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return (
    <details className={styles.change}>
      <summary>
        <bdi>{names.length > NAMES_SHOWN ? `${shown} …` : shown}</bdi>
      </summary>
      <div className={styles.sides}>
        {side('before', before)}
        {side('after', after)}
      </div>
    </details>
  );
}
