import { useTranslation } from '@dealership/ui-kit';
import { Checkbox, Input } from 'antd';
import { NativeSelect } from '../../shared/display/native-select.js';
import { PictureField } from '../../shared/form/pictures/picture-field.js';
import { FormField } from '../../shared/form/record-form/field/form-field.js';
import { TextsField } from '../../shared/form/translations/texts-field.js';

const RATINGS = ['5', '4', '3', '2', '1'];

export function ShowcaseFields() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormField name="clientName" label={t('customerShowcase.clientName')} required part="half">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="rating" label={t('customerShowcase.rating')} part="half">
        <NativeSelect options={RATINGS.map((value) => ({ value, label: t(`rating.${value}`) }))} />
      </FormField>
      <FormField name="clientReview" label={t('customerShowcase.clientReview')} required>
        <Input.TextArea dir="auto" rows={5} />
      </FormField>
      <FormField name="carMake" label={t('customerShowcase.carMake')} required part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="carModel" label={t('customerShowcase.carModel')} required part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="carYear" label={t('customerShowcase.carYear')} required part="third">
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField name="carImage" label={t('customerShowcase.carImage')} eager>
        <PictureField />
      </FormField>
      <FormField name="imageAlt" label={t('texts.alt')}>
        <Input autoComplete="off" dir="auto" />
      </FormField>
      <FormField name="featured" label={t('list.shown')} valuePropName="checked">
        <Checkbox>{t('list.featured')}</Checkbox>
      </FormField>
      <TextsField
        translationsOnly
        texts={[
          { name: 'clientName', label: t('customerShowcase.clientName') },
          { name: 'clientReview', label: t('customerShowcase.clientReview'), rows: 5 },
          { name: 'imageAlt', label: t('texts.alt') },
        ]}
      />
    </>
  );
}
