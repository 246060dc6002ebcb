import type { FactorRequirement, Role } from '@dealership/contracts';
import { updateFactorRequirement } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery } from '@dealership/ui-kit/query';
import { Checkbox } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useMay } from '../../shared/staff/use-me.js';
import { requirementsQuery } from './staff-accounts-api.js';

/** Whether a second factor is mandatory for the role. Users who may change accounts can switch this. */
export function FactorRequirementCheckbox({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const may = useMay();
  const { data } = useQuery(requirementsQuery);
  const change = useMutation({
    mutationFn: (body: FactorRequirement) => callStaff(updateFactorRequirement, { body }),
    onSuccess: () => showToast({ kind: 'success', title: t('roles.changed') }),
    onError: (error) => showToast({ kind: 'error', title: t('staffAccount.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _body, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const requiresFactor = data?.find((requirement) => requirement.role === role)?.requiresFactor ?? false;
  if (!may('people.write')) return requiresFactor ? t('audit.yes') : '—';
  return (
    <Checkbox
      checked={requiresFactor}
      disabled={!data || change.isPending}
      aria-label={t('roles.requiresFactorOf', { role: t(`role.${role}`) })}
      onChange={({ target }) => change.mutate({ role, requiresFactor: target.checked })}
    />
  );
}
