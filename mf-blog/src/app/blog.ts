import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The blog's address and the section that it lends to the home page; each one's code is a file of its own. */
export const blog: RemoteDefinition = {
  name: 'mf-blog',
  routes: [
    {
      path: '/blog',
      chunk: 'blog',
      hydrate: 'when-used',
      load: () => import(/* webpackChunkName: "blog" */ '../features/blog/index.js'),
    },
  ],
  sections: {
    'customer-showcase': {
      chunk: 'customer-showcase',
      load: () => import(/* webpackChunkName: "customer-showcase" */ '../features/customer-showcase/index.js'),
    },
  },
};
