/** The templates depend on React, so they are loaded with the first e-mail and not at startup. */
export const emailTemplates = () => import('./templates/index.js');
