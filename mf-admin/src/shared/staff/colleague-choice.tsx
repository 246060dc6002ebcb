import { NativeSelect, type NativeSelectProps } from '../display/native-select.js';
import { useColleagues } from './use-colleagues.js';

export interface ColleagueChoiceProps extends Omit<NativeSelectProps, 'options' | 'value' | 'onChange'> {
  /** Label of the option for nobody. */
  none: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/**
 * Selects an assignee for requests, or nobody. An assignee who has lost the permission stays selected until replaced.
 */
export function ColleagueChoice({ none, value = null, onChange, ...rest }: ColleagueChoiceProps) {
  const { colleagues, nameOf } = useColleagues();
  const isKnown = value === null || colleagues.some(({ id }) => id === value);
  const options = [
    { value: '', label: none },
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isKnown ? [] : [{ value: String(value), label: nameOf(value) ?? '' }]),
  ];
  return (
    <NativeSelect {...rest} value={String(value ?? '')} options={options} onChange={(id) => onChange?.(id ? Number(id) : null)} />
  );
}
