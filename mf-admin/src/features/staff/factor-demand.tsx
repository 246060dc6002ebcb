import type { Role, RoleDemand } from '@dealership/contracts';
import { updateRoleDemand } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery } from '@dealership/ui-kit/query';
import { Checkbox } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useMay } from '../../shared/staff/use-me.js';
import { demandsQuery } from './staff-accounts-api.js';

/** Whether a second factor is mandatory for the role. Users who may change accounts can switch this. */
export function FactorDemand({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const may = useMay();
  const { data } = useQuery(demandsQuery);
  const change = useMutation({
    mutationFn: (body: RoleDemand) => callStaff(updateRoleDemand, { body }),
    onSuccess: () => showToast({ kind: 'success', title: t('roles.changed') }),
    onError: (error) => showToast({ kind: 'error', title: t('staffAccount.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _body, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const demandsFactor = data?.find((demand) => demand.role === role)?.demandsFactor ?? false;
  if (!may('people.write')) return demandsFactor ? t('audit.yes') : '—';
  return (
    <Checkbox
      checked={demandsFactor}
      disabled={!data || change.isPending}
      aria-label={t('roles.demandsFactorOf', { role: t(`role.${role}`) })}
      onChange={({ target }) => change.mutate({ role, demandsFactor: target.checked })}
    />
  );
}
