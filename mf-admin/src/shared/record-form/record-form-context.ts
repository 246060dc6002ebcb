import { createContext, useContext } from 'react';

export interface RecordFormState {
  /** What is wrong with a field by now, ready to show. `name`: its path, with dots. */
  problem: (name: string) => string | undefined;
  /** A picture is on its way (`1`) or has arrived (`-1`): nothing is saved in between. */
  countUploads: (step: 1 | -1) => void;
}

export const RecordFormContext = createContext<RecordFormState>({ problem: () => undefined, countUploads: () => undefined });

export const useRecordForm = () => useContext(RecordFormContext);
