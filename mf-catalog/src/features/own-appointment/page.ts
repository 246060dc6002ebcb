import { APPOINTMENT_PAGE } from '@dealership/contracts';
import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: APPOINTMENT_PAGE,
  chunk: 'own-appointment',
  personal: true,
  load: () => import(/* webpackChunkName: "own-appointment" */ './index.js'),
  texts: {
    namespace: 'own-appointment',
    load: (language) => import(/* webpackChunkName: "own-appointment-[request]" */ `./locales/${language}.json`),
  },
});
