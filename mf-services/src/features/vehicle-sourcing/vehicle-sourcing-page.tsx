import picture from '../../assets/vehicle-sourcing.webp?picture';
import { ServicePage } from '../../shared/service-page/service-page.js';
import { SourcingRequestForm } from './sourcing-request-form.js';

const STEPS = ['consultation', 'search', 'verification', 'acquisition'] as const;

export const VehicleSourcingPage = () => (
  <ServicePage kind="vehicle-sourcing" picture={picture} steps={STEPS}>
    <SourcingRequestForm />
  </ServicePage>
);
