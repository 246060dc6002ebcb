import { Island, lazyPart } from '@dealership/ui-kit/island';
import picture from '../../assets/import-services.webp?picture';
// What the server rendered needs its styles before its code comes.
import '../../shared/currency/currency-calculator.module.css';
import '../../shared/currency/rate-line.module.css';
import '../../shared/currency/yen-field.module.css';
import { ServicePage } from '../../shared/service-page/service-page.js';
import { ImportRequestSection } from './import-request-section.js';

const STEPS = ['selection', 'inspection', 'transport', 'customs', 'delivery'] as const;

const calculator = lazyPart(() =>
  import(/* webpackChunkName: "currency-calculator" */ '../../shared/currency/currency-calculator.js').then(
    ({ CurrencyCalculator }) => CurrencyCalculator,
  ),
);

export const ImportServicesPage = () => (
  <ServicePage kind="import-services" picture={picture} steps={STEPS} between={<Island part={calculator} when="visible" />}>
    <ImportRequestSection />
  </ServicePage>
);
