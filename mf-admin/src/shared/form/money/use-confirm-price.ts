import { formatAed, isUnusualPrice } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import type { ReactNode } from 'react';

export interface PriceChange {
  before: number | null | undefined;
  after: number | null | undefined;
  /** The vehicles concerned. */
  names?: ReactNode;
}

/** Asks for confirmation of an unusual price; resolves whether to save it. Ordinary prices are not asked about. */
export function useConfirmPrice() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { modal } = App.useApp();
  return async ({ before, after, names }: PriceChange): Promise<boolean> => {
    if (!isUnusualPrice(before, after)) return true;
    const price = formatAed(Number(after), locale);
    const isNew = typeof before !== 'number';
    return modal.confirm({
      title: isNew ? t('confirmPrice.new', { price }) : t('confirmPrice.change', { price, before: formatAed(before, locale) }),
      content: names,
      okText: t('confirmPrice.ok'),
      cancelText: t('confirmPrice.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
  };
}
