import { createContext } from 'react';

/** The location of the page's router: another object after each change of the URL, undefined outside of a router. */
export const UrlContext = createContext<object | undefined>(undefined);
