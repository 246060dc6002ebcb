import { LateSection, latePart, whenNear } from '@dealership/ui-kit/late';
import picture from '../../../../infra/demo-data/pictures/blog/import-guide.webp?picture';
// What the server rendered needs its styles before its code comes.
import '../../shared/currency/currency-calculator.module.css';
import '../../shared/currency/rate-line.module.css';
import '../../shared/currency/yen-field.module.css';
import { ServicePage } from '../../shared/service-page/service-page.js';
import { ImportRequestSection } from './import-request-section.js';

const STEPS = ['selection', 'inspection', 'transport', 'customs', 'delivery'] as const;

const calculator = latePart(() =>
  import(/* webpackChunkName: "currency-calculator" */ '../../shared/currency/currency-calculator.js').then(
    ({ CurrencyCalculator }) => CurrencyCalculator,
  ),
);

export const ImportServicesPage = () => (
  <ServicePage kind="import-services" picture={picture} steps={STEPS} between={<LateSection part={calculator} wake={whenNear} />}>
    <ImportRequestSection />
  </ServicePage>
);
