import { createContext, useContext } from 'react';

type Problem = (path: readonly PropertyKey[]) => string | undefined;

/** The current error message of the value at a path. */
export const SettingFormContext = createContext<Problem>(() => undefined);

export const useProblem = (): Problem => useContext(SettingFormContext);
