import { Icon, Sheet, useTranslation } from '@dealership/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { OpeningHours } from '../contact/opening-hours.js';
import { useWhatsappLink } from '../contact/use-whatsapp-link.js';
import { LanguageLinks } from '../language/language-links.js';
import { AFTER_SERVICES, BEFORE_SERVICES, type NavigationLink, SERVICES } from '../navigation.js';
import { useDealerAddress, useSite } from '../site-context.js';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  path: string;
}

interface WayProps {
  icon?: ComponentProps<typeof Icon>['name'];
  children: ReactNode;
}

const Way = ({ icon, children, ...link }: WayProps & ComponentProps<'a'>) => (
  <li>
    <a {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  </li>
);

/** How to reach somebody: by voice, by message, in person; when; and in which language. */
function MenuFoot({ onClose }: Pick<MobileMenuProps, 'onClose'>) {
  const { t } = useTranslation('shell');
  const [{ number: phone } = { number: '' }] = useSite().phones;
  const address = useDealerAddress();
  const whatsapp = useWhatsappLink();
  return (
    <div className={styles.foot}>
      <ul className={styles.ways}>
        <Way icon="phone" href={`tel:${phone.replace(/\s/g, '')}`}>
          {t('menu.call')} <bdi dir="ltr">{phone}</bdi>
        </Way>
        <Way icon="whatsapp" href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t('menu.whatsapp')}
        </Way>
        <Way icon="pin" href="/contact" onClick={onClose}>
          <span>
            {t('footer.visit')}
            <bdi className={styles.address}>{address}</bdi>
          </span>
        </Way>
      </ul>
      <OpeningHours className={styles.hours} />
      <LanguageLinks onChoose={onClose} />
    </div>
  );
}

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
      <nav aria-label={t('navigation.label')} className={styles.menu}>
        <ul className={styles.main}>{[...BEFORE_SERVICES, ...AFTER_SERVICES].map(item)}</ul>
        <p className={styles.group}>{t('navigation.services')}</p>
        <ul className={styles.services}>{SERVICES.map(item)}</ul>
      </nav>
      <MenuFoot onClose={onClose} />
    </Sheet>
  );
}
