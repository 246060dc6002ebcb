/** The letters bring React: they are loaded with the first e-mail, not with the process. */
export const letters = () => import('./templates/index.js');
