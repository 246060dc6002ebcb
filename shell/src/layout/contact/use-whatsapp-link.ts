import { useTranslation } from '@dealership/ui-kit';
import { useDealerName, useSite } from '../site-context.js';

/** Opens a chat with the dealer that has already begun. */
export function useWhatsappLink(): string {
  const { t } = useTranslation('shell');
  const { whatsapp } = useSite();
  const name = useDealerName();
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(t('whatsapp.message', { name }))}`;
}
