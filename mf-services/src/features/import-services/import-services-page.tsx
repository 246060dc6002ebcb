import picture from '../../../../infra/demo-data/pictures/blog/import-guide.webp';
import { CurrencyCalculator } from '../../shared/currency/currency-calculator.js';
import { ServicePage } from '../../shared/service-page/service-page.js';
import { ImportRequestSection } from './import-request-section.js';

const STEPS = ['selection', 'inspection', 'transport', 'customs', 'delivery'] as const;

export const ImportServicesPage = () => (
  <ServicePage kind="import-services" picture={picture} steps={STEPS} between={<CurrencyCalculator />}>
    <ImportRequestSection />
  </ServicePage>
);
