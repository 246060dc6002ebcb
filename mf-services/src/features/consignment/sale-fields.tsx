import { CONSIGNMENT_REASONS, CONSIGNMENT_TIMELINES, type ConsignmentRequest, EXPECTED_PRICES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { FieldPair } from '../../shared/request-form/field-pair.js';
import type { RequestFields } from '../../shared/request-form/request-form.js';
import { useOptions } from '../../shared/request-form/use-options.js';

/** What its owner expects of the sale. */
export function SaleFields(fields: RequestFields<ConsignmentRequest>) {
  const { t } = useTranslation('consignment');
  const options = useOptions('consignment');
  const list = { ...fields, required: true, placeholder: t('services:form.choose') };
  return (
    <>
      <FieldPair>
        <SelectField {...list} name="expectedPrice" label={t('expectedPrice')} options={options('prices', EXPECTED_PRICES)} />
        <SelectField {...list} name="reason" label={t('reason')} options={options('reasons', CONSIGNMENT_REASONS)} />
      </FieldPair>
      <SelectField {...list} name="timeline" label={t('timeline')} options={options('timelines', CONSIGNMENT_TIMELINES)} />
    </>
  );
}
