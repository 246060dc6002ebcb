/** Navigates within this document. single-spa notifies every router. */
export const goTo = (address: string): void => window.history.pushState(null, '', address);
