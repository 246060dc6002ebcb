import { Icon, useTranslation } from '@dealership/ui-kit';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../shared/form/record-form/field/form-field.js';
import { newMake, useKnownMakes } from './known-makes.js';
import styles from './vehicle-fields.module.css';
import type { VehicleValues } from './vehicle-values.js';

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
    <>
      <FormField name="make" label={t('vehicle.make')} required part="half" extra={note}>
        <Input
          className={styles.make ?? ''}
          autoComplete="off"
          list="known-makes"
          suffix={<Icon name="down" size={14} />}
          onBlur={({ target }) => setLeft(target.value)}
        />
      </FormField>
      <datalist id="known-makes">
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
