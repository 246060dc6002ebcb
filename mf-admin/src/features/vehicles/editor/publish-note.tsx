import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance } from 'antd';
import { useMissingVehicleParts } from '../use-missing-vehicle-parts.js';
import type { VehicleValues } from './vehicle-values.js';

/** Says that a new vehicle is published as soon as it is saved, and what it still lacks. */
export function PublishNote({ form }: { form: FormInstance<VehicleValues> }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const values = Form.useWatch([], { form, preserve: true });
  const missingParts = useMissingVehicleParts();
  const missing = [...missingParts(values ?? {}), ...(values?.stockNumber?.trim() ? [] : [t('vehicle.missing.stockNumber')])];
  if (missing.length === 0) return t('vehicle.published');
  return t('vehicle.publishedWithout', { parts: new Intl.ListFormat(locale, { style: 'narrow' }).format(missing) });
}
