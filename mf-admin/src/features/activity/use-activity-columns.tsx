import { type AuditEntry, BY_PASSWORD_LINK, ERASED_BY_AGE, NO_SESSION } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useKindTitle } from '../../shared/display/use-kind-title.js';
import { useMoment } from '../../shared/display/use-moment.js';
import type { Column } from '../../shared/table/rows-table.js';
import { AuditChange } from './audit-change.js';

const SESSION_SIGNS = 8;
const SESSIONLESS = new Set([NO_SESSION, BY_PASSWORD_LINK]);

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
    // What grew old is erased without anybody; entries of before people had accounts name a session alone.
    {
      title: t('audit.person'),
      cell: ({ sessionId, personName, address }) =>
        sessionId === ERASED_BY_AGE ? (
          t('audit.automatic')
        ) : (
          <>
            {personName && <bdi>{personName}</bdi>}{' '}
            {!SESSIONLESS.has(sessionId) && <bdi title={sessionId}>{sessionId.slice(0, SESSION_SIGNS)}</bdi>}
            {address && (
              <>
                {' · '}
                <bdi dir="ltr">{address}</bdi>
              </>
            )}
          </>
        ),
    },
  ];
}
