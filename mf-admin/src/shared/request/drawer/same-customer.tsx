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

export interface SameCustomerProps {
  request: InboxRequest;
  onOpen: (requestKey: string) => void;
}

/** Other requests from the same address or number. */
export function SameCustomer({ request: { id: requestKey, ...sender }, onOpen }: SameCustomerProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { kindName, about } = useRequestLabels();
  const id = useId();
  const { data = [] } = useQuery(sameCustomerQuery(requestKey));
  const carOf = useCars(data.map(({ car }) => car));
  const customer = { emails: sender.email ? [sender.email.toLowerCase()] : [], names: [senderName(sender)] };
  const file = (
    <Link className={styles.file} to={customerPath(requestKey)}>
      {t('customerFile.open')}
    </Link>
  );
  if (data.length === 0) return <p>{file}</p>;
  return (
    <section className={styles.same} aria-labelledby={id}>
      <h2 id={id}>{t('inbox.sameCustomer')}</h2>
      <p>{file}</p>
      <ul>
        {data.map((request) => (
          <li key={request.id}>
            <Button type="link" onClick={() => onOpen(request.id)}>
              <span>
                {kindName(request.kind)} <bdi>{referenceOf(request)}</bdi>
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
    </section>
  );
}
