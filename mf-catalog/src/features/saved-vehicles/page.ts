import { definePage } from '@dealership/ui-kit';
import { keptTexts } from '../../shared/kept/texts.js';

export const page = definePage({
  path: '/saved',
  chunk: 'saved-vehicles',
  load: () => import(/* webpackChunkName: "saved-vehicles" */ './index.js'),
  texts: keptTexts,
});
