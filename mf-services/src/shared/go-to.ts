/** Opens a page of the site in this document. single-spa tells every router of it. */
export const goTo = (address: string): void => window.history.pushState(null, '', address);
