import { localize } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useSite } from '../site-context.js';
import styles from './header.module.css';

/** The dealer's announcement, shown above every page. */
export function Announcement() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { announcement } = useSite();
  if (!announcement) return null;
  const text = localize(announcement.text, language);
  const { link } = announcement;
  return (
    <aside className={styles.announcement} aria-label={t('announcement')}>
      {link ? (
        <a href={link} dir="auto">
          {text}
        </a>
      ) : (
        <p dir="auto">{text}</p>
      )}
    </aside>
  );
}
