import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { page as blogPage } from '../features/blog/page.js';

/** The blog's page, and its section for the home page. */
export const blog: RemoteDefinition = {
  name: 'mf-blog',
  texts: {
    namespace: 'blog',
    load: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  },
  pages: [blogPage],
  sections: {
    'customer-showcase': {
      chunk: 'customer-showcase',
      load: () => import(/* webpackChunkName: "customer-showcase" */ '../features/customer-showcase/index.js'),
    },
  },
};
