import { cleanChassisNumber, modelYearOf } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { VehicleValues } from '../vehicle-values.js';

/** Fills an empty year from a VIN that states it for sure, and says so. */
export function VinYear() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const known = modelYearOf(cleanChassisNumber(Form.useWatch('chassisNumber') ?? ''));
  const shown = Form.useWatch('year');
  const [filled, setFilled] = useState<string>();
  useEffect(() => {
    if (known === undefined || form.getFieldValue('year')?.trim()) return;
    form.setFieldValue('year', String(known));
    setFilled(String(known));
  }, [known, form]);
  return <span role="status">{filled !== undefined && filled === shown && t('vehicle.yearFromVin', { year: filled })}</span>;
}
