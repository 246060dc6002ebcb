import { Icon, useTranslation } from '@dealership/ui-kit';
import { LanguageLinks } from './language-links.js';
import styles from './language-switch.module.css';

const LIST = 'header-languages';

/**
 * The header's list of languages; on phones it opens from a globe button. Opens and closes natively, without scripts.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.place}>
      <button type="button" className={styles.globe} popoverTarget={LIST} aria-label={t('language.label')}>
        <Icon name="globe" size={22} />
      </button>
      <LanguageLinks short id={LIST} popover="auto" className={styles.list} />
    </div>
  );
}
