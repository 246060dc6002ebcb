import { type ConsignmentRequest, endpoints } from '@dealership/contracts';
import { type Draft, lateSchema, NOBODY } from '@dealership/ui-kit/form';
import { RequestForm } from '../../shared/request-form/request-form.js';
import { CarFields } from './car-fields.js';
import { SaleFields } from './sale-fields.js';

const checkedBy = lateSchema(async () => (await import(/* webpackChunkName: "consignment-schema" */ './schema.js')).schema);

const EMPTY: Draft<ConsignmentRequest> = {
  ...NOBODY,
  vehicleMake: '',
  vehicleModel: '',
  year: '',
  mileage: '',
  condition: '',
  modifications: '',
  serviceHistory: '',
  expectedPrice: '',
  reason: '',
  timeline: '',
};

export const ConsignmentRequestForm = () => (
  <RequestForm<ConsignmentRequest>
    kind="consignment"
    schema={checkedBy}
    endpoint={endpoints.sendConsignmentRequest}
    defaults={EMPTY}
  >
    {(fields) => (
      <>
        <CarFields {...fields} />
        <SaleFields {...fields} />
      </>
    )}
  </RequestForm>
);
