import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/import-services',
  chunk: 'import-services',
  listed: true,
  load: () => import(/* webpackChunkName: "import-services" */ './index.js'),
  texts: {
    namespace: 'import-services',
    load: (language) => import(/* webpackChunkName: "import-services-[request]" */ `./locales/${language}.json`),
  },
});
