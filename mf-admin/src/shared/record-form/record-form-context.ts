import { createContext, useContext } from 'react';

export interface RecordFormState {
  /** The current error message of a field. `name`: its dotted path. */
  problem: (name: string) => string | undefined;
  /** An upload starts (`1`) or ends (`-1`); saving is disabled in between. */
  countUploads: (step: 1 | -1) => void;
}

export const RecordFormContext = createContext<RecordFormState>({ problem: () => undefined, countUploads: () => undefined });

export const useRecordForm = () => useContext(RecordFormContext);
