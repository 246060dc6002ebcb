import { AUTOMATIC, type AuditEntry, BY_CUSTOMER, BY_PASSWORD_LINK, ERASED_BY_AGE, NO_SESSION } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useStaffName } from '../staff/use-staff-name.js';

const SESSION_SIGNS = 8;
const AUTOMATIC_SESSIONS = new Set([AUTOMATIC, ERASED_BY_AGE]);
const SESSIONLESS = new Set([NO_SESSION, BY_PASSWORD_LINK]);

/**
 * The author of a change: a member of staff or the customer. Automatic changes, such as retention, have none; entries
 * from before accounts existed name only a session.
 */
export function AuditActor({ entry: { sessionId, personName, address } }: { entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  const staffName = useStaffName();
  if (AUTOMATIC_SESSIONS.has(sessionId)) return t('audit.automatic');
  if (sessionId === BY_CUSTOMER) return t('conversation.customer');
  const session = SESSIONLESS.has(sessionId) ? undefined : sessionId;
  const name = (personName && staffName(personName)) ?? session?.slice(0, SESSION_SIGNS);
  return (
    <>
      {name && <bdi title={session && `${t('audit.session')} ${session}`}>{name}</bdi>}
      {address && (
        <>
          {name && ' · '}
          <bdi dir="ltr">{address}</bdi>
        </>
      )}
    </>
  );
}
