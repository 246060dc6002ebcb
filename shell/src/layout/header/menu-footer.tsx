import { Icon, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { OpeningHours } from '../contact/opening-hours.js';
import { useWhatsappLink } from '../contact/use-whatsapp-link.js';
import { LanguageLinks } from '../language/language-links.js';
import { useDealerAddress, useSite } from '../site-context.js';
import styles from './mobile-menu.module.css';

interface MenuLinkProps {
  icon?: ComponentProps<typeof Icon>['name'];
  children: ReactNode;
}

const MenuLink = ({ icon, children, ...link }: MenuLinkProps & ComponentProps<'a'>) => (
  <li>
    <a {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  </li>
);

/** Saved cars; contact by phone, chat and address; opening hours and languages. */
export function MenuFooter({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [{ number: phone } = { number: '' }] = useSite().phones;
  const address = useDealerAddress();
  const whatsapp = useWhatsappLink();
  const { length: saved } = useStoredVehicles('saved-vehicles');
  return (
    <div className={styles.foot}>
      <ul className={styles.ways}>
        <MenuLink icon="heart" href="/saved" onClick={onClose}>
          {saved > 0 ? t('saved', { count: saved }) : t('menu.saved')}
        </MenuLink>
        <MenuLink icon="phone" href={`tel:${phone.replace(/\s/g, '')}`}>
          {t('menu.call')} <bdi dir="ltr">{phone}</bdi>
        </MenuLink>
        <MenuLink icon="whatsapp" href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t('menu.whatsapp')}
        </MenuLink>
        <MenuLink icon="pin" href="/contact" onClick={onClose}>
          <span>
            {t('footer.visit')}
            <bdi className={styles.address}>{address}</bdi>
          </span>
        </MenuLink>
      </ul>
      <OpeningHours className={styles.hours} />
      <LanguageLinks onChoose={onClose} />
    </div>
  );
}
