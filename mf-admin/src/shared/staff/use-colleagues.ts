import { listColleagues } from '@dealership/contracts/staff/accounts/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../api/staff-query.js';
import { useStaffName } from './use-staff-name.js';

/** The people who can be assigned requests, with their names. */
export function useColleagues(enabled = true) {
  const { t } = useTranslation('dashboard');
  const { data: known, isPending } = useQuery({ ...staffQuery('colleagues', listColleagues), enabled });
  const staffName = useStaffName();
  const data = (known ?? []).map((one) => ({ ...one, name: staffName(one.name) }));
  return {
    colleagues: data,
    isPending,
    /** Whether there is nobody to share the work with: assigning makes no sense then. */
    isAlone: known !== undefined && known.length < 2,
    nameOf: (id: number | null): string | undefined =>
      id === null ? undefined : (data.find((one) => one.id === id)?.name ?? t('inbox.formerColleague')),
  };
}
