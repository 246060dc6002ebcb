import { Island, lazyComponent } from '@dealership/ui-kit/island';
import picture from '../../assets/vehicle-sourcing.webp?picture';
import { RequestFormIsland } from '../../shared/request-form/request-form-island.js';
import { ServicePage } from '../../shared/service-page/service-page.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import './found/wanted-found.module.css';

const STEPS = ['consultation', 'search', 'verification', 'acquisition'] as const;

const found = lazyComponent(
  () => import(/* webpackChunkName: "sourcing-found" */ './found/wanted-found.js').then(({ WantedFound }) => WantedFound),
  {
    namespace: 'sourcing-found',
    load: (language) => import(/* webpackChunkName: "sourcing-found-[request]" */ `./found/locales/${language}.json`),
  },
);

const form = lazyComponent(() =>
  import(/* webpackChunkName: "sourcing-form" */ './sourcing-request-form.js').then(
    ({ SourcingRequestForm }) => SourcingRequestForm,
  ),
);

export const VehicleSourcingPage = () => (
  <ServicePage
    kind="vehicle-sourcing"
    picture={picture}
    steps={STEPS}
    signature={<Island component={found} when="interaction" />}
  >
    <RequestFormIsland form={form} />
  </ServicePage>
);
