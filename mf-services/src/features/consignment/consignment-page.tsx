import { Island, lazyComponent } from '@dealership/ui-kit/island';
import picture from '../../assets/consignment.webp?picture';
import { RequestFormIsland } from '../../shared/request-form/request-form-island.js';
import { ServicePage } from '../../shared/service-page/service-page.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import './benefit-list.module.css';
import './proceeds/net-proceeds.module.css';

const STEPS = ['assessment', 'inspection', 'analysis', 'sale'] as const;

const proceeds = lazyComponent(
  () =>
    import(/* webpackChunkName: "consignment-proceeds" */ './proceeds/net-proceeds.js').then(({ NetProceeds }) => NetProceeds),
  {
    namespace: 'consignment-proceeds',
    load: (language) => import(/* webpackChunkName: "consignment-proceeds-[request]" */ `./proceeds/locales/${language}.json`),
  },
);

const form = lazyComponent(() =>
  import(/* webpackChunkName: "consignment-form" */ './consignment-request-form.js').then(
    ({ ConsignmentRequestForm }) => ConsignmentRequestForm,
  ),
);

export const ConsignmentPage = () => (
  <ServicePage kind="consignment" picture={picture} steps={STEPS} signature={<Island component={proceeds} when="interaction" />}>
    <RequestFormIsland form={form} />
  </ServicePage>
);
