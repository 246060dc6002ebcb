import { NativeSelect, type NativeSelectProps } from '../list/native-select.js';
import { useColleagues } from './use-colleagues.js';

export interface ColleagueChoiceProps extends Omit<NativeSelectProps, 'options' | 'value' | 'onChange'> {
  /** What choosing nobody is called. */
  none: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** Somebody who can look after requests, or nobody; who no longer can stays chosen until somebody else is. */
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
