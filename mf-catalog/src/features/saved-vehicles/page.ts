import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/saved',
  chunk: 'saved-vehicles',
  load: () => import(/* webpackChunkName: "saved-vehicles" */ './index.js'),
});
