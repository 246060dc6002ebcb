/**
 * Modules the shell provides to remotes beyond its own needs. Federation only offers what the host's build contains;
 * none of it is loaded before a remote requests it.
 * @public
 */
export const offeredToRemotes = {
  data: () => import('@dealership/ui-kit/lifecycles'),
  query: () => import('@dealership/ui-kit/query'),
  router: () => import('@dealership/ui-kit/router'),
  form: () => import('@dealership/ui-kit/form'),
};
