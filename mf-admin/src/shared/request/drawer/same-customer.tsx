import { customerPath, type InboxRequest, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { useId } from 'react';
import { useMoment } from '../../display/format/use-moment.js';
import { useCars } from '../lead/use-cars.js';
import { OtherSender } from '../other-sender.js';
import styles from '../request.module.css';
import { sameCustomerQuery } from '../request-api.js';
import { referenceOf, useRequestLabels } from '../request-labels.js';
import { SpamLink } from '../spam-link.js';

export interface SameCustomerProps {
  request: InboxRequest;
  onOpen: (requestKey: string) => void;
}

/** The customer's history lists the rest. */
const SHOWN = 3;

/** The latest other requests from the same address or number; of spam only the number. */
export function SameCustomer({ request: { id: requestKey, ...sender }, onOpen }: SameCustomerProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { requestName, about } = useRequestLabels();
  const id = useId();
  const { data = [] } = useQuery(sameCustomerQuery(requestKey));
  const others = data.filter(({ state }) => state !== 'spam');
  const shown = others.slice(0, SHOWN);
  const carOf = useCars(shown.map(({ car }) => car));
  const customer = { emails: sender.email ? [sender.email.toLowerCase()] : [], names: [senderName(sender)] };
  const links = (
    <p className={styles.links}>
      <Link className={styles.file} to={customerPath(requestKey)}>
        {others.length > SHOWN ? t('customerFile.openMore', { count: others.length - SHOWN }) : t('customerFile.open')}
      </Link>
      <SpamLink count={data.length - others.length} sender={sender} />
    </p>
  );
  if (others.length === 0) return links;
  return (
    <section className={styles.same} aria-labelledby={id}>
      <h2 id={id}>{t('inbox.sameCustomer')}</h2>
      <ul>
        {shown.map((request) => (
          <li key={request.id}>
            <Button type="link" onClick={() => onOpen(request.id)}>
              <span>
                {requestName(request)} <bdi>{referenceOf(request)}</bdi>
              </span>
            </Button>
            <span>
              <bdi>{about(request, carOf(request.car))}</bdi>
              {'\u00a0· '}
              <bdi>{moment(request.createdAt)}</bdi>
              {'\u00a0· '}
              {t(`inboxState.${request.state}`)}
            </span>
            <OtherSender request={request} customer={customer} />
          </li>
        ))}
      </ul>
      {links}
    </section>
  );
}
