import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Tag } from './tag.js';

/** Names what a row's record lacks, if anything. */
export function MissingTag({ parts }: { parts: string[] }) {
  const { t } = useTranslation('dashboard');
  const list = new Intl.ListFormat(useLanguage().locale, { style: 'narrow' });
  return parts.length > 0 && <Tag>{t('list.missing', { parts: list.format(parts) })}</Tag>;
}
