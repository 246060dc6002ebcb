import { formatAed, parseAed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';

/** The margin of the price over purchase price and costs, updated while typing. */
export function Margin() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const [price, purchase, costs] = [Form.useWatch('price'), Form.useWatch('purchasePrice'), Form.useWatch('costs')].map(parseAed);
  if (typeof price !== 'number' || typeof purchase !== 'number') return null;
  const left = price - purchase - (costs ?? 0);
  return <bdi>{t('vehicle.margin', { amount: `${left < 0 ? '−' : ''}${formatAed(Math.abs(left), locale)}` })}</bdi>;
}
