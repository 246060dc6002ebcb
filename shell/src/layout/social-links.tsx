import { useTranslation } from '@dealership/ui-kit';
import { useSite } from './site-context.js';

/** The dealer's pages in social networks, as a list of links. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { social } = useSite();
  return (
    <ul className={className} aria-label={t('footer.social')}>
      {Object.entries(social).map(([network, href]) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(`footer.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
