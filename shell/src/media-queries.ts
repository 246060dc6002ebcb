/** Windows wider than a phone's, which preload fonts; on a phone they would delay the first picture. */
export const DESKTOP = '(min-width: 48em)';
