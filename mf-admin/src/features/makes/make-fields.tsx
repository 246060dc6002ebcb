import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { FormField } from '../../shared/form/record-form/field/form-field.js';

export function MakeFields() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormField name="name" label={t('make.name')} required extra={t('make.nameHint')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="arabic" label={t('make.arabic')} part="half">
        <Input autoComplete="off" dir="rtl" lang="ar" />
      </FormField>
      <FormField name="japanese" label={t('make.japanese')} part="half">
        <Input autoComplete="off" lang="ja" />
      </FormField>
      <FormField name="spellings" label={t('make.spellings')} extra={t('make.spellingsHint')}>
        <Input.TextArea dir="auto" rows={4} />
      </FormField>
    </>
  );
}
