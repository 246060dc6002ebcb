import { useTranslation } from '@dealership/ui-kit';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../../shared/form/record-form/field/form-field.js';
import { SuggestingInput } from '../../../../shared/form/suggesting-input.js';
import { newMake, useKnownMakes } from '../../../../shared/form/vehicle-form/known-makes.js';
import type { VehicleValues } from '../vehicle-values.js';

/** The make, with the known ones as suggestions. Leaving the field with another one says that it is new. */
export function MakeName() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const known = useKnownMakes() ?? [];
  const typed = Form.useWatch('make', form);
  const [left, setLeft] = useState('');
  const isNew = known.length > 0 && typed === left ? newMake(left, known) : undefined;
  const take = (make: string) => {
    form.setFieldValue('make', make);
    form.getFieldInstance('make')?.focus();
  };
  const note = (
    <span role="status">
      {isNew && <>{t('vehicle.newMake')} </>}
      {isNew?.meant && (
        <Button size="small" onClick={() => isNew.meant && take(isNew.meant)}>
          {t('vehicle.meantMake', { name: isNew.meant })}
        </Button>
      )}
    </span>
  );
  return (
    <FormField name="make" label={t('vehicle.make')} required part="half" extra={note}>
      <SuggestingInput suggestions={known.map(({ name }) => ({ value: name }))} onBlur={({ target }) => setLeft(target.value)} />
    </FormField>
  );
}
