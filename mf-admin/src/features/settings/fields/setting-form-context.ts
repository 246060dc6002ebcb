import { createContext, useContext } from 'react';

type Problem = (path: readonly PropertyKey[]) => string | undefined;

/** What is wrong with the value at a path by now, ready to show. */
export const SettingFormContext = createContext<Problem>(() => undefined);

export const useProblem = (): Problem => useContext(SettingFormContext);
