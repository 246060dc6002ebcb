import type { Language } from '@dealership/contracts';
import { createContext, useContext } from 'react';

/** How the page changes its language; the browser provides it, the server has no need of it. */
export const SwitchLanguageContext = createContext<(language: Language) => Promise<void>>(async () => undefined);

export const useSwitchLanguage = () => useContext(SwitchLanguageContext);
