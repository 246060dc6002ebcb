import { formatAed, parseAed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';

/** The margin over purchase price and costs, of what the buyer paid or else of the price, updated while typing. */
export function Margin() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const typed = [Form.useWatch('price'), Form.useWatch('purchasePrice'), Form.useWatch('costs'), Form.useWatch('salePrice')];
  const [price, purchase, costs, salePrice] = typed.map(parseAed);
  const earned = salePrice ?? price;
  if (typeof earned !== 'number' || typeof purchase !== 'number') return null;
  return <bdi>{t('vehicle.margin', { amount: formatAed(earned - purchase - (costs ?? 0), locale) })}</bdi>;
}
