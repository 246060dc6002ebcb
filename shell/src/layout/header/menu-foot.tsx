import { Icon, useTranslation } from '@dealership/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { OpeningHours } from '../contact/opening-hours.js';
import { useWhatsappLink } from '../contact/use-whatsapp-link.js';
import { LanguageLinks } from '../language/language-links.js';
import { useDealerAddress, useSite } from '../site-context.js';
import styles from './mobile-menu.module.css';

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

/** Contact by phone, chat and address; opening hours; and languages. */
export function MenuFoot({ onClose }: { onClose: () => void }) {
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
