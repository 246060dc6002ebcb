import type { AuditEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { AuditChange } from '../../shared/audit/audit-change.js';
import { AuditPerson } from '../../shared/audit/audit-person.js';
import { useKindTitle } from '../../shared/display/use-kind-title.js';
import { useMoment } from '../../shared/display/use-moment.js';
import type { Column } from '../../shared/table/rows-table.js';

export function useActivityColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const kindTitle = useKindTitle();
  return [
    { title: t('audit.at'), cell: ({ at }) => <bdi>{moment(at)}</bdi> },
    { title: t('audit.action'), cell: ({ action }) => t(`audit.actions.${action}`) },
    {
      title: t('audit.entity'),
      cell: ({ entity, entityId }) => (
        <>
          {kindTitle(entity, 'one') ?? t(`audit.entities.${entity}`, { defaultValue: entity })}{' '}
          {entityId !== null && <bdi>#{entityId}</bdi>}
        </>
      ),
    },
    {
      title: t('audit.fields'),
      isWide: true,
      cell: (entry) => <AuditChange entry={entry} />,
    },
    { title: t('audit.person'), cell: (entry) => <AuditPerson entry={entry} /> },
  ];
}
