import { Island, lazyComponent } from '@dealership/ui-kit/island';
import picture from '../../assets/containers-night.webp?picture';
// The server-rendered markup needs its styles before the component's code is loaded.
import '../../shared/currency/currency-calculator.module.css';
import '../../shared/currency/rate-line.module.css';
import '../../shared/currency/yen-field.module.css';
import { RequestFormIsland } from '../../shared/request-form/request-form-island.js';
import { ServicePage } from '../../shared/service-page/service-page.js';
import './route/route-map.module.css';

const STEPS = ['selection', 'inspection', 'transport', 'customs', 'delivery'] as const;

const calculator = lazyComponent(() =>
  import(/* webpackChunkName: "currency-calculator" */ '../../shared/currency/currency-calculator.js').then(
    ({ CurrencyCalculator }) => CurrencyCalculator,
  ),
);

const route = lazyComponent(
  () => import(/* webpackChunkName: "import-route" */ './route/route-map.js').then(({ RouteMap }) => RouteMap),
  {
    namespace: 'import-route',
    load: (language) => import(/* webpackChunkName: "import-route-[request]" */ `./route/locales/${language}.json`),
  },
);

const form = lazyComponent(() =>
  import(/* webpackChunkName: "import-form" */ './import-request-form.js').then(({ ImportRequestForm }) => ImportRequestForm),
);

export const ImportServicesPage = () => (
  <ServicePage
    kind="import-services"
    picture={picture}
    steps={STEPS}
    timed
    signature={<Island component={route} when="interaction" />}
    between={<Island component={calculator} when="visible" />}
  >
    <RequestFormIsland form={form} />
  </ServicePage>
);
