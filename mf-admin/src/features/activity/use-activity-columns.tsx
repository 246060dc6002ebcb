import { settingNamed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { AuditActor } from '../../shared/audit/audit-actor.js';
import { AuditChange } from '../../shared/audit/audit-change.js';
import { useKindTitle } from '../../shared/display/format/use-kind-title.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { auditedSetting } from '../../shared/setting/audited-setting.js';
import styles from './activity-tab.module.css';
import type { ActivityRow } from './merge-audits.js';
import { recordAddress } from './record-address.js';
import { useRecordName } from './use-record-name.js';

export function useActivityColumns(rows: ActivityRow[]): Column<ActivityRow>[] {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const kindTitle = useKindTitle();
  const nameOf = useRecordName(rows.map(({ entry }) => entry));
  return [
    { title: t('audit.at'), cell: ({ entry }) => <bdi>{moment(entry.at)}</bdi> },
    { title: t('audit.action'), cell: ({ entry }) => t(`audit.actions.${entry.action}`) },
    {
      title: t('audit.entity'),
      cell: ({ entry }) => {
        const { entity, entityId, reference } = entry;
        // The action needs no further details.
        if (entity === 'session') return null;
        const name = nameOf(entry);
        const address = recordAddress(entry);
        const setting = auditedSetting(entry);
        const kind = (
          <>
            {kindTitle(entity, 'one') ?? t(`audit.entities.${entity}`, { defaultValue: entity })}{' '}
            {entityId !== null && <bdi className={styles.reference}>{reference ?? `#${entityId}`}</bdi>}
          </>
        );
        const title = setting ? settingNamed(setting).form.label[language] : name && <bdi>{name}</bdi>;
        return (
          <>
            {address ? (
              <Link className={styles.record} to={address}>
                {title ?? kind}
              </Link>
            ) : (
              (title ?? kind)
            )}
            {name && !setting && <span className={styles.kind}>{kind}</span>}
          </>
        );
      },
    },
    {
      title: t('audit.fields'),
      isWide: true,
      cell: ({ entry }) => <AuditChange entry={entry} />,
    },
    { title: t('audit.actor'), cell: ({ entry }) => <AuditActor entry={entry} /> },
  ];
}
