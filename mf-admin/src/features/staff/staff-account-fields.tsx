import { LANGUAGES, ROLES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { NativeSelect } from '../../shared/display/native-select.js';
import { FormField } from '../../shared/form/record-form/field/form-field.js';

/** `hasFixedRole`: true for the owner whose password the operator sets. */
export function StaffAccountFields({ hasFixedRole }: { hasFixedRole: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormField name="name" label={t('staffAccount.name')} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('staffAccount.email')} required extra={t('staffAccount.emailHint')}>
        <Input autoComplete="off" type="email" dir="ltr" />
      </FormField>
      <FormField name="language" label={t('staffAccount.language')} part="half" eager>
        <NativeSelect options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))} />
      </FormField>
      <FormField name="role" label={t('staffAccount.role')} part="half" eager extra={hasFixedRole && t('staffAccount.roleFixed')}>
        <NativeSelect disabled={hasFixedRole} options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))} />
      </FormField>
    </>
  );
}
