import { CHASSIS_NUMBER, cleanChassisNumber, contradictsVin, lacksCheckDigit } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Form } from 'antd';
import { staffQuery } from '../../../../shared/api/staff-query.js';
import { useCarName } from '../../../../shared/display/format/car-name.js';
import { useDebounced } from '../../../../shared/form/use-debounced.js';
import { yearOf } from '../vehicle-values.js';

/** Warns if another vehicle has the same chassis number, and if a VIN's check digit or model year does not match. */
export function ChassisWarnings({ id }: { id: number | undefined }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const typed = cleanChassisNumber(Form.useWatch('chassisNumber') ?? '');
  const year = yearOf(Form.useWatch('year') ?? '');
  const chassisNumber = useDebounced(typed);
  const { data } = useQuery({
    ...staffQuery('chassis-double', listStaffVehicles, { q: chassisNumber, pageSize: 5 }, true),
    enabled: CHASSIS_NUMBER.test(chassisNumber),
  });
  const double = data?.items.find((vehicle) => vehicle.chassisNumber === typed && vehicle.id !== id);
  return (
    <>
      {double && <strong role="alert">{t('vehicle.chassisDouble', { name: nameOf(double), id: double.id })}</strong>}{' '}
      {lacksCheckDigit(typed) && <strong role="alert">{t('vehicle.vinCheck')}</strong>}{' '}
      {!Number.isNaN(year) && contradictsVin(typed, year) && <strong role="alert">{t('vehicle.vinYear', { year })}</strong>}
    </>
  );
}
