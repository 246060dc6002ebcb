import { useTranslation } from '@dealership/ui-kit';
import { useSite } from '../site-context.js';

/** The dealer's configured social networks with their URLs. */
export const useSocialLinks = (): [network: string, href: string][] =>
  Object.entries(useSite().social).filter(([, href]) => href) as [string, string][];

/** The dealer's social networks as a list of links. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <ul className={className} aria-label={t('footer.social')}>
      {links.map(([network, href]) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(`footer.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
