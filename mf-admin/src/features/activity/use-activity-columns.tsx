import { type AuditEntry, ERASED_BY_AGE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useKindTitle } from '../../shared/display/use-kind-title.js';
import { useMoment } from '../../shared/display/use-moment.js';
import type { Column } from '../../shared/table/rows-table.js';
import { AuditChange } from './audit-change.js';

const SESSION_SIGNS = 8;

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
    // Sessions have no names: there is one password. Their ids tell two of them apart. What grew old is erased without anybody.
    {
      title: t('audit.session'),
      from: 'lg',
      cell: ({ sessionId }) =>
        sessionId === ERASED_BY_AGE ? t('audit.automatic') : <bdi>{sessionId.slice(0, SESSION_SIGNS)}</bdi>,
    },
  ];
}
