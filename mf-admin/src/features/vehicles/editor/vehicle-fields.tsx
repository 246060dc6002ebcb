import { BULK_FLAGS, dubaiDay, NAME_TEXTS, VEHICLE_STATUSES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input, Radio, type RadioGroupProps } from 'antd';
import { DateInput } from '../../../shared/form/date-input.js';
import { DocumentsField } from '../../../shared/form/documents/documents-field.js';
import { AedInput } from '../../../shared/form/money/aed-input.js';
import { PicturesField } from '../../../shared/form/pictures/pictures-field.js';
import { FormField } from '../../../shared/form/record-form/field/form-field.js';
import { FormGroup } from '../../../shared/form/record-form/field/form-group.js';
import { TextsField } from '../../../shared/form/translations/texts-field.js';
import { FactGroups, Line, RegionalSpec } from '../../../shared/form/vehicle-form/fact-fields.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { ChassisWarnings } from './fields/chassis-warnings.js';
import { MakeName } from './fields/make-name.js';
import { Margin } from './fields/margin.js';
import { NextStockNumber } from './fields/next-stock-number.js';
import { Mileage, Year } from './fields/number-fields.js';
import { VinYear } from './fields/vin-year.js';
import styles from './vehicle-fields.module.css';

function Flags() {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className={styles.flags}>
      <legend>{t('vehicle.badges')}</legend>
      {BULK_FLAGS.map((flag) => (
        <Form.Item key={flag} name={flag} valuePropName="checked" noStyle>
          <Checkbox>{t(`badge.${flag}`)}</Checkbox>
        </Form.Item>
      ))}
    </fieldset>
  );
}

/** The field's label leads to the first choice, as a label may lead to a native control only. */
function StatusChoice({ id, ...field }: Pick<RadioGroupProps, 'id' | 'value' | 'onChange'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Radio.Group {...field} aria-label={t('list.status')}>
      {VEHICLE_STATUSES.map((value, at) => {
        const text = t(`vehicleStatus.${value}`);
        return (
          <Radio key={value} value={value} aria-label={text} {...(at === 0 && { id })}>
            {text}
          </Radio>
        );
      })}
    </Radio.Group>
  );
}

function Status() {
  const { t } = useTranslation('dashboard');
  return (
    <FormField name="status" label={t('list.status')}>
      <StatusChoice />
    </FormField>
  );
}

/** What the buyer paid: beside the status of a sold vehicle, else among the internal fields. */
function SoldFor({ sold }: { sold: boolean }) {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const status = Form.useWatch('status');
  if (!may('stock.costs') || (status === 'sold') !== sold) return null;
  return (
    <FormField
      name="salePrice"
      label={t('vehicle.salePrice')}
      part="third"
      extra={
        <>
          {sold && t('vehicle.salePriceHint')} <Margin />
        </>
      }
    >
      <AedInput disabled={false} />
    </FormField>
  );
}

function Identity({ id }: { id: number | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <FormGroup title={t('vehicle.group.identity')}>
      <MakeName />
      <FormField name="model" label={t('vehicle.model')} required part="half">
        <Input autoComplete="off" />
      </FormField>
      <Year />
      <Mileage />
      <FormField name="price" label={t('vehicle.price')} part="third" extra={t('vehicle.priceHint')}>
        <AedInput />
      </FormField>
      <FormField name="nextPrice" label={t('vehicle.nextPrice')} part="third" extra={t('vehicle.nextPriceHint')}>
        <AedInput />
      </FormField>
      <FormField name="nextPriceFrom" label={t('vehicle.nextPriceFrom')} part="third">
        <DateInput type="date" min={dubaiDay(new Date())} />
      </FormField>
      <RegionalSpec />
      <FormField name="stockNumber" label={t('vehicle.stockNumber')} part="half" extra={<NextStockNumber />}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField
        name="chassisNumber"
        label={t('vehicle.chassisNumber')}
        part="half"
        extra={
          <>
            <span>{t('vehicle.chassisNumberHint')}</span> <VinYear /> <ChassisWarnings id={id} />
          </>
        }
      >
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField name="chassisNumberShown" label={t('vehicle.visibility')} valuePropName="checked">
        <Checkbox>{t('vehicle.chassisNumberShown')}</Checkbox>
      </FormField>
      <Status />
      <SoldFor sold />
      <Flags />
    </FormGroup>
  );
}

function Internal() {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  return (
    <FormGroup title={t('vehicle.group.internal')} hint={t('vehicle.internalHint')}>
      {may('stock.costs') && (
        <>
          <FormField name="purchasePrice" label={t('vehicle.purchasePrice')} part="third">
            <AedInput disabled={false} />
          </FormField>
          <FormField name="costs" label={t('vehicle.costs')} part="third">
            <AedInput disabled={false} />
          </FormField>
          <SoldFor sold={false} />
        </>
      )}
      <Line name="keyTag" part="half" />
      <Line name="place" part="half" />
      <FormField name="notes" label={t('vehicle.notes')}>
        <Input.TextArea dir="auto" rows={3} />
      </FormField>
    </FormGroup>
  );
}

/** All fields of a vehicle, in groups. */
export function VehicleFields({ id }: { id: number | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Identity id={id} />
      <FormGroup title={t('vehicle.group.pictures')}>
        <FormField name="images" label={t('vehicle.images')} extra={t('vehicle.imagesHint')} eager>
          <PicturesField />
        </FormField>
        <FormField name="spin" label={t('vehicle.spin')} extra={t('vehicle.spinHint')} eager>
          <PicturesField />
        </FormField>
      </FormGroup>
      <FactGroups known />
      <TextsField
        pictures="images"
        texts={[
          { name: 'description', label: t('vehicle.description'), rows: 8 },
          { name: 'equipment', label: t('vehicle.equipment'), rows: 6, hint: t('texts.lineEach') },
          ...NAME_TEXTS.map((name) => ({ name, label: t(`vehicle.${name}`) })),
          { name: 'origin', label: t('vehicle.origin') },
        ]}
      />
      <FormGroup title={t('vehicle.group.documents')} hint={t('documents.hint')}>
        <FormField name="documents" label={t('vehicle.documents')} eager>
          <DocumentsField />
        </FormField>
      </FormGroup>
      <Internal />
    </>
  );
}
