import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/compare',
  chunk: 'compare-vehicles',
  load: () => import(/* webpackChunkName: "compare-vehicles" */ './index.js'),
  texts: {
    namespace: 'compare',
    load: (language) => import(/* webpackChunkName: "compare-[request]" */ `./locales/${language}.json`),
  },
});
