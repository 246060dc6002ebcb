import { NAME_TEXTS, parseAed } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { Checkbox, Form, Input } from 'antd';
import { DateInput } from '../../shared/form/date-input.js';
import { AedInput } from '../../shared/form/money/aed-input.js';
import { PictureField } from '../../shared/form/pictures/picture-field.js';
import { FormField } from '../../shared/form/record-form/field/form-field.js';
import { FormGroup } from '../../shared/form/record-form/field/form-group.js';
import { TextsField } from '../../shared/form/translations/texts-field.js';
import { FactGroups, RegionalSpec } from '../../shared/form/vehicle-form/fact-fields.js';

/** Shows the price in dollars while it is typed. */
function DollarPrice() {
  const typed = Form.useWatch<string>('price');
  const aed = parseAed(typed);
  return typeof aed === 'number' ? <Price aed={aed} variant="table" /> : null;
}

/** Asked for only while the month of arrival is unknown, which every language shows instead. */
function ArrivalText() {
  const { t } = useTranslation('dashboard');
  if (Form.useWatch<string>('arrivalMonth')) return null;
  return (
    <FormField
      name="estimatedArrival"
      label={t('upcomingVehicle.estimatedArrival')}
      part="half"
      extra={t('upcomingVehicle.estimatedArrivalHint')}
    >
      <Input autoComplete="off" />
    </FormField>
  );
}

export function UpcomingVehicleFields() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormGroup title={t('vehicle.group.identity')}>
        <FormField name="name" label={t('upcomingVehicle.name')} required>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="price" label={t('upcomingVehicle.price')} required part="half" extra={<DollarPrice />}>
          <AedInput />
        </FormField>
        <FormField name="arrivalMonth" label={t('upcomingVehicle.arrivalMonth')} part="half">
          <DateInput type="month" />
        </FormField>
        <ArrivalText />
        <RegionalSpec />
        <FormField name="imageUrl" label={t('upcomingVehicle.image')} eager>
          <PictureField />
        </FormField>
        <FormField name="featured" valuePropName="checked">
          <Checkbox>{t('badge.featured')}</Checkbox>
        </FormField>
      </FormGroup>
      <FactGroups />
      <TextsField
        texts={[
          ...NAME_TEXTS.map((name) => ({ name, label: t(`vehicle.${name}`) })),
          { name: 'origin', label: t('vehicle.origin') },
          { name: 'description', label: t('vehicle.description'), rows: 8, required: true },
          { name: 'equipment', label: t('vehicle.equipment'), rows: 6, hint: t('texts.lineEach') },
          { name: 'imageAlt', label: t('texts.alt') },
        ]}
      />
    </>
  );
}
