import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/vehicle-sourcing',
  chunk: 'vehicle-sourcing',
  listed: true,
  load: () => import(/* webpackChunkName: "vehicle-sourcing" */ './index.js'),
  texts: {
    namespace: 'vehicle-sourcing',
    load: (language) => import(/* webpackChunkName: "vehicle-sourcing-[request]" */ `./locales/${language}.json`),
  },
});
