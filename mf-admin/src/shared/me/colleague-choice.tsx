import { NativeSelect, type NativeSelectProps } from '../list/native-select.js';
import { useColleagues } from './use-colleagues.js';

export interface ColleagueChoiceProps extends Omit<NativeSelectProps, 'options' | 'value' | 'onChange'> {
  /** Label of the option without a person. */
  none: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** Selects an assignee or none. A former member of staff stays selected until replaced. */
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
