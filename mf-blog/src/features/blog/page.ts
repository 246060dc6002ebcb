import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/blog',
  chunk: 'blog',
  hydrate: 'interaction',
  load: () => import(/* webpackChunkName: "blog" */ './index.js'),
});
