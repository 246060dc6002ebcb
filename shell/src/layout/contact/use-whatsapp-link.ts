import { useTranslation } from '@dealership/ui-kit';
import { useDealerName, useSite } from '../site-context.js';

/** A chat link with a prefilled message. */
export function useWhatsappLink(): string {
  const { t } = useTranslation('shell');
  const { whatsapp } = useSite();
  const name = useDealerName();
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(t('whatsapp.message', { name }))}`;
}
