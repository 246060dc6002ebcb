import { adminPath, formatUsd } from '@dealership/contracts';
import { listMemberships } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { LoadError } from '../../../shared/display/feedback/load-error.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { usePlanName } from '../../../shared/display/format/use-plan-name.js';
import { MembershipTags } from '../../../shared/membership/membership-tags.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from './customer.module.css';
import { membershipsQuery } from './customer-api.js';

interface MembershipsProps {
  emails: string[];
}

function MembershipList({ emails }: MembershipsProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = usePlanName();
  const { day } = useMoment();
  const { data, error, refetch } = useQuery(membershipsQuery(emails));
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} title={t('customerFile.membershipsFailed')} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('customerFile.memberships')}</h3>
      <ul className={styles.list}>
        {data.map((member) => (
          <li key={member.id} className={styles.line}>
            <Link to={adminPath('memberships', { entry: member.id })}>
              <bdi>{nameOf(member)}</bdi>
            </Link>
            <bdi>
              {day(member.startDate)} – {day(member.endDate)}
            </bdi>
            <bdi>{formatUsd(member.amount)}</bdi>
            <MembershipTags member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A customer's memberships, for users who may see payments. */
export const Memberships = ({ emails }: MembershipsProps) => (
  <Allowed to={listMemberships}>
    <MembershipList emails={emails} />
  </Allowed>
);
