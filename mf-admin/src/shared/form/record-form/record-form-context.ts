import { createContext, useContext } from 'react';

export interface RecordFormState {
  /** The current validation message for a field, translated. `name`: the path, separated by dots. */
  problem: (name: string) => string | undefined;
  /** Counts a picture upload that has started (`1`) or finished (`-1`): the form cannot be saved during uploads. */
  countUploads: (step: 1 | -1) => void;
  /** Whether the record is a draft, which may lack what it needs only to be published. */
  isDraft?: boolean | undefined;
}

export const RecordFormContext = createContext<RecordFormState>({ problem: () => undefined, countUploads: () => undefined });

export const useRecordFormContext = () => useContext(RecordFormContext);
