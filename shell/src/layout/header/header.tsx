import { Icon, useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../language/language-switch.js';
import { AFTER_SERVICES, BEFORE_SERVICES, hasMinimalHeader, type NavigationLink } from '../navigation.js';
import { usePath } from '../site-context.js';
import { Wordmark } from '../wordmark.js';
import { Announcement } from './announcement.js';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.js';
import { SavedLink } from './saved-link.js';
import { ServicesMenu } from './services-menu.js';

const SHRINK_AFTER_PX = 50;

/** Whether the page is scrolled far enough for the compact header. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SHRINK_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

function NavigationItem({ link, path }: { link: NavigationLink; path: string }) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <a className={styles.link} href={link.path} aria-current={link.path === path ? 'page' : undefined}>
        {t(`navigation.${link.key}`)}
      </a>
    </li>
  );
}

/** The site navigation: a row, or a menu in small windows. */
function NavigationLinks({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <nav className={styles.navigation} aria-label={t('navigation.label')}>
        <ul className={styles.links}>
          {BEFORE_SERVICES.map((link) => (
            <NavigationItem key={link.key} link={link} path={path} />
          ))}
          <li>
            <ServicesMenu path={path} />
          </li>
          {AFTER_SERVICES.map((link) => (
            <NavigationItem key={link.key} link={link} path={path} />
          ))}
        </ul>
      </nav>
      <SavedLink path={path} />
      <LanguageSwitch />
      <button
        type="button"
        className={[styles.toggle, 'needs-script'].join(' ')}
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        aria-label={t('navigation.openMenu')}
        onClick={() => setMenuOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      <a className={[styles.toggle, 'without-script'].join(' ')} href="#site-footer">
        {t('navigation.openMenu')}
      </a>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} path={path} />
    </>
  );
}

/** The checkout's header, which contains only languages and contact. */
function MinimalLinks() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.quiet}>
      <LanguageSwitch />
      <a className={styles.ask} href="/contact">
        {t('ask')}
      </a>
    </div>
  );
}

export function Header() {
  const { t } = useTranslation('shell');
  const path = usePath();
  const scrolled = useScrolled();
  const looks = [styles.header, scrolled && styles.small, path === '/' && !scrolled && styles.overHero];

  return (
    <div className={looks.filter(Boolean).join(' ')} data-small={scrolled || undefined}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Announcement />
      <div className={styles.row}>
        <Wordmark compact />
        {hasMinimalHeader(path) ? <MinimalLinks /> : <NavigationLinks path={path} />}
      </div>
    </div>
  );
}
