import { formatNumber } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

const KB = 1024;

/** Formats a file size: '1.5 MB', '12 KB'. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('dashboard');
  return (bytes) =>
    bytes < KB * KB
      ? t('conversation.kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / KB))) })
      : t('conversation.megabytes', { size: (bytes / KB / KB).toFixed(1) });
}
