import { listArchivedVehicles, listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button, Form } from 'antd';
import { staffQuery } from '../../../../shared/api/staff-query.js';
import type { VehicleValues } from '../vehicle-values.js';
import { nextNumber } from './next-number.js';

const draftsQuery = staffQuery('newest-drafts', listArchivedVehicles, { pageSize: 100 }, true);

const newestQuery = staffQuery('newest-stock-numbers', listStaffVehicles, { sort: 'newest', pageSize: 100 }, true);

/** Offers the next stock number of the newest vehicles' series while the field is empty; drafts have numbers, too. */
export function NextStockNumber() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const isEmpty = !Form.useWatch('stockNumber', form)?.trim();
  const { data } = useQuery({ ...newestQuery, enabled: isEmpty });
  const { data: drafts } = useQuery({ ...draftsQuery, enabled: isEmpty });
  const known = [...(data?.items ?? []), ...(drafts?.items ?? [])];
  const next = data && nextNumber(known.flatMap(({ stockNumber }) => stockNumber ?? []));
  return (
    <>
      {t('vehicle.internalHint')}{' '}
      {isEmpty && next && (
        <Button size="small" onClick={() => form.setFieldValue('stockNumber', next)}>
          {t('vehicle.useStockNumber', { number: next })}
        </Button>
      )}
    </>
  );
}
