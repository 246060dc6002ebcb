/** The templates depend on React, so they are loaded with the first e-mail and not at startup. */
export const emailTemplates = () => import('./templates/index.js');

/** The name of a template, which the records of e-mails store: a name that was given stays. */
export type EmailTemplate = keyof Awaited<ReturnType<typeof emailTemplates>>;
