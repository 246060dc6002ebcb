/** A page or section that has not loaded after this time counts as unavailable; it is still shown once it has loaded. */
export const UNAVAILABLE_AFTER_MS = 20_000;
