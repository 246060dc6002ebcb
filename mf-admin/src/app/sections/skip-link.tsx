import { useTranslation } from '@dealership/ui-kit';
import styles from './skip-link.module.css';

/** The id of the section's heading, which takes the focus. */
export const SECTION_ID = 'section';

/** Leads the keyboard past the header and the menu. */
export function SkipLink() {
  const { t } = useTranslation('dashboard');
  return (
    <a className={styles.skip} href={`#${SECTION_ID}`} onClick={focusSection}>
      {t('dashboard.skip')}
    </a>
  );
}

// The router would take a change of the hash for a navigation.
function focusSection(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(SECTION_ID)?.focus();
}
