import picture from '../../assets/consignment.webp?picture';
import { ServicePage } from '../../shared/service-page/service-page.js';
import { BenefitList } from './benefit-list.js';
import { ConsignmentRequestForm } from './consignment-request-form.js';

const STEPS = ['assessment', 'inspection', 'analysis', 'sale'] as const;

export const ConsignmentPage = () => (
  <ServicePage kind="consignment" picture={picture} steps={STEPS} aside={<BenefitList />}>
    <ConsignmentRequestForm />
  </ServicePage>
);
