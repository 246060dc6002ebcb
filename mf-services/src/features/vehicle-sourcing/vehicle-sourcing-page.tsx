import { Island, lazyComponent } from '@dealership/ui-kit/island';
import picture from '../../assets/vehicle-sourcing.webp?picture';
import { ServicePage } from '../../shared/service-page/service-page.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import './found/wanted-found.module.css';
import { SourcingRequestForm } from './sourcing-request-form.js';

const STEPS = ['consultation', 'search', 'verification', 'acquisition'] as const;

const found = lazyComponent(
  () => import(/* webpackChunkName: "sourcing-found" */ './found/wanted-found.js').then(({ WantedFound }) => WantedFound),
  {
    namespace: 'sourcing-found',
    load: (language) => import(/* webpackChunkName: "sourcing-found-[request]" */ `./found/locales/${language}.json`),
  },
);

export const VehicleSourcingPage = () => (
  <ServicePage
    kind="vehicle-sourcing"
    picture={picture}
    steps={STEPS}
    signature={<Island component={found} when="interaction" />}
  >
    <SourcingRequestForm />
  </ServicePage>
);
