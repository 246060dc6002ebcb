import { adminPath } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './request.module.css';

export interface SpamLinkProps {
  count: number;
  /** By which the inbox finds them. */
  sender: { email?: string | null | undefined; phone?: string | null | undefined };
}

/** How many requests of a customer are marked as spam, with a link to them. */
export function SpamLink({ count, sender }: SpamLinkProps) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <Link
      className={styles.file}
      to={adminPath('inbox', { layout: 'list', state: 'spam', q: sender.phone ?? sender.email ?? '' })}
    >
      {t('customerFile.inSpam', { count })}
    </Link>
  );
}
