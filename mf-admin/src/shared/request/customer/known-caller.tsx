import { customerPath, type InboxRequest, senderName } from '@dealership/contracts';
import { getCustomerFile, listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useDebounced } from '../../form/use-debounced.js';
import { useMay } from '../../staff/use-me.js';
import styles from '../request.module.css';
import { digitsOf, isSameNumber, WHOLE_NUMBER } from './same-number.js';

interface Typed {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** What a request says about its sender. A missing address or number keeps what was typed. */
type Caller = Pick<InboxRequest, 'firstName' | 'lastName' | 'language'> & { email?: string; phone?: string };

export interface KnownCallerProps {
  typed: Typed | undefined;
  onFill: (caller: Caller) => void;
}

/** The latest request with that address or number, and how many its customer has sent. */
const callerQuery = (q: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'known-caller', q],
    queryFn: async ({ signal }) => {
      const { items } = await callStaff(listInbox, { query: { q, pageSize: 10 }, signal });
      const found = items.find(({ email, phone }) => (q.includes('@') ? email?.toLowerCase() === q : isSameNumber(phone, q)));
      if (!found) return null;
      const { requests } = await callStaff(getCustomerFile, { params: { key: found.id }, query: {}, signal });
      return { request: found, count: requests };
    },
    enabled: q !== '',
  });

/** Names the customer whose phone number or e-mail address is being entered, and offers to fill in what is known. */
export function KnownCaller({ typed, onFill }: KnownCallerProps) {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const email = typed?.email?.trim().toLowerCase() ?? '';
  const digits = digitsOf(typed?.phone);
  const q = /^\S+@\S+\.\S+$/.test(email) ? email : digits.length >= WHOLE_NUMBER ? digits : '';
  const searched = useDebounced(may(listInbox.permission) ? q : '');
  const { data: known } = useQuery(callerQuery(searched));
  const caller = searched === q ? known?.request : undefined;
  const isFilled = caller && caller.firstName === typed?.firstName?.trim() && caller.lastName === typed.lastName?.trim();
  const fill = ({ firstName, lastName, language, email: address, phone }: InboxRequest) =>
    onFill({ firstName, lastName, language, ...(address && { email: address }), ...(phone && { phone }) });
  return (
    <div className={styles.known} role="status">
      {caller && (
        <>
          <span>
            {t('inbox.entered.known')}{' '}
            <Link className={styles.file} to={customerPath(caller.id)} target="_blank">
              <bdi>{senderName(caller)}</bdi>
            </Link>
            {' · '}
            {t('inbox.entered.requests', { count: known?.count })}
          </span>
          {!isFilled && (
            <Button size="small" onClick={() => fill(caller)}>
              {t('inbox.entered.fill')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
