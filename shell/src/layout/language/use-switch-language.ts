import type { Language } from '@dealership/contracts';
import { createContext, useContext } from 'react';

/** Switches the page's language. Provided in the browser only. */
export const SwitchLanguageContext = createContext<(language: Language) => Promise<void>>(async () => undefined);

export const useSwitchLanguage = () => useContext(SwitchLanguageContext);
