import { createContext, useContext } from 'react';

type Problem = (path: readonly PropertyKey[]) => string | undefined;

/** Returns the current validation message for a path, translated. */
export const SettingFormContext = createContext<Problem>(() => undefined);

export const useProblem = (): Problem => useContext(SettingFormContext);
