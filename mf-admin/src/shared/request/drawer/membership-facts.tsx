import { adminPath, type InboxRequest, type MembershipTask } from '@dealership/contracts';
import { listMemberships } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId } from 'react';
import { useMoment } from '../../display/format/use-moment.js';
import { usePlanName } from '../../display/format/use-plan-name.js';
import { Allowed } from '../../staff/allowed.js';
import { EntryFacts } from '../entry/entry-facts.js';
import styles from '../request.module.css';
import { referenceOf } from '../request-labels.js';

/** The remaining steps for a member; empty after a refund. */
function useLeft({ loginSentAt, representative, ended }: MembershipTask): string {
  const { t } = useTranslation('dashboard');
  if (ended) return t(`paymentStatus.${ended}`);
  const left = [!loginSentAt && t('membership.fulfil.login'), !representative && t('membership.fulfil.rep')];
  return left.filter(Boolean).join(' · ') || t('membership.fulfil.done');
}

/** What a member bought, what has been done and what remains. Staff record the steps in the membership itself. */
export function MembershipFacts({ request, task }: { request: InboxRequest; task: MembershipTask }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const planName = usePlanName();
  const left = useLeft(task);
  return (
    <section className={styles.membership} aria-labelledby={id}>
      <h2 id={id}>{t('membership.fulfil.title')}</h2>
      <EntryFacts
        facts={[
          ['plan', planName(task), t('inbox.member.plan')],
          ['order', <bdi key="order">{referenceOf(request)}</bdi>, t('inbox.member.order')],
          ['loginSentAt', task.loginSentAt && moment(task.loginSentAt), t('inbox.member.login')],
          ['representative', task.representative, t('membership.fulfil.repTitle')],
          ['left', left, t('membership.fulfil.todo')],
        ]}
      />
      {task.membership && (
        <Allowed to={listMemberships}>
          <Button href={adminPath('memberships', { entry: task.membership })}>{t('inbox.member.open')}</Button>
        </Allowed>
      )}
    </section>
  );
}
