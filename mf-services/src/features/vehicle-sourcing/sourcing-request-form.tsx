import { sourcing } from '@dealership/contracts';
import { RequestForm } from '../../shared/request-form/request-form.js';

export const SourcingRequestForm = () => <RequestForm page="vehicle-sourcing" kind={sourcing} />;
