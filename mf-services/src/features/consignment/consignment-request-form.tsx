import { consignment } from '@dealership/contracts';
import { RequestForm } from '../../shared/request-form/request-form.js';

export const ConsignmentRequestForm = () => <RequestForm page="consignment" kind={consignment} />;
