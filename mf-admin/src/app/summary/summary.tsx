import { adminPath } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './summary.module.css';
import { type Figure, useSummary } from './use-summary.js';

interface SummaryProps {
  /** The tab above whose list the figures stand: phones show only its own one there. */
  above?: string | undefined;
}

interface CardProps extends Figure, SummaryProps {
  label: string;
  /** The tab that the card links to. */
  tab: string;
}

function Card({ label, tab, above, figure, detail, failed }: CardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Link className={styles.card} to={adminPath(tab)} preventScrollReset data-other={(above && above !== tab) || undefined}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{figure ?? (failed ? '—' : '…')}</span>
      <span className={styles.detail}>{failed ? t('summary.failed') : (detail ?? t('list.loading'))}</span>
    </Link>
  );
}

/** The day's five figures, limited to those that the user may see. */
export function Summary({ above }: SummaryProps) {
  const { t } = useTranslation('dashboard');
  const { shown, vehicles, messages, memberships, imports, posts } = useSummary();
  return (
    <nav className={styles.cards} aria-label={t('summary.label')}>
      {shown.stock && <Card label={t('summary.vehicles')} tab="vehicles" above={above} {...vehicles} />}
      {shown.requests && <Card label={t('summary.messages')} tab="messages" above={above} {...messages} />}
      {shown.payments && <Card label={t('summary.memberships')} tab="memberships" above={above} {...memberships} />}
      {shown.requests && <Card label={t('summary.imports')} tab="imports" above={above} {...imports} />}
      {shown.content && <Card label={t('summary.posts')} tab="blog" above={above} {...posts} />}
    </nav>
  );
}
