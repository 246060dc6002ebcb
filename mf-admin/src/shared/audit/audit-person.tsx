import { type AuditEntry, BY_PASSWORD_LINK, ERASED_BY_AGE, NO_SESSION } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

const SESSION_SIGNS = 8;
const SESSIONLESS = new Set([NO_SESSION, BY_PASSWORD_LINK]);

/** Who made a change. What grew old is erased without anybody; entries of before people had accounts name a session alone. */
export function AuditPerson({ entry: { sessionId, personName, address } }: { entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  if (sessionId === ERASED_BY_AGE) return t('audit.automatic');
  return (
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
  );
}
