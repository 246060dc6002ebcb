/**
 * What the shell offers to remotes beyond its own needs. Federation provides only what the host's build contains;
 * nothing of it is loaded before a remote asks for it.
 * @public
 */
export const offeredToRemotes = {
  data: () => import('@dealership/ui-kit/lifecycles'),
  query: () => import('@dealership/ui-kit/query'),
  router: () => import('@dealership/ui-kit/router'),
  form: () => import('@dealership/ui-kit/form'),
};
