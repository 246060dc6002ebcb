import { Sheet, useTranslation, WhenVisible } from '@dealership/ui-kit';
import { AFTER_SERVICES, BEFORE_SERVICES, type NavigationLink, SERVICES } from '../navigation.js';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  path: string;
}

const loadFooter = async () => (await import(/* webpackChunkName: "menu-footer" */ './menu-footer.js')).MenuFooter;

export function MobileMenu({ open, onClose, path }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const item = (link: NavigationLink) => (
    <li key={link.key}>
      <a href={link.path} aria-current={link.path === path ? 'page' : undefined} onClick={onClose}>
        {t(`navigation.${link.key}`)}
      </a>
    </li>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t('navigation.menu')}>
      <div className={styles.content}>
        <nav aria-label={t('navigation.label')} className={styles.menu}>
          <ul className={styles.main}>{[...BEFORE_SERVICES, ...AFTER_SERVICES].map(item)}</ul>
          <div>
            <p className={styles.group}>{t('navigation.services')}</p>
            <ul className={styles.services}>{SERVICES.map(item)}</ul>
          </div>
        </nav>
        <WhenVisible load={loadFooter} props={{ onClose }} />
      </div>
    </Sheet>
  );
}
