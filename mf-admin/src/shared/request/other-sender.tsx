import { type CustomerFile, type InboxRequest, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../display/tag.js';
import styles from './request.module.css';

export interface OtherSenderProps {
  request: InboxRequest;
  customer: Pick<CustomerFile, 'emails' | 'names'>;
}

/** The sender's name, or the address if the names are the same. */
function otherSender({ request, customer: { emails, names } }: OtherSenderProps): string | undefined {
  const email = request.email?.toLowerCase();
  if (email !== undefined && emails.includes(email)) return undefined;
  const name = senderName(request);
  return names.includes(name) ? email : name;
}

/** Names the sender of a request that has only its phone number in common with a customer. */
export function OtherSender(props: OtherSenderProps) {
  const { t } = useTranslation('dashboard');
  const sender = otherSender(props);
  if (sender === undefined) return null;
  return (
    <span className={styles.other}>
      <Tag tone="notice">
        <bdi>{sender}</bdi>
        {'\u00a0· '}
        {t('customerFile.samePhone')}
      </Tag>
    </span>
  );
}
