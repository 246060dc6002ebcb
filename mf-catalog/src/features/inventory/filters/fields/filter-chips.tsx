import chips from '../../../../shared/chips/chips.module.css';
import control from './filter-control.module.css';
import styles from './filter-fields.module.css';
import type { FilterControlProps } from './filter-select.js';

/** A value that can be chosen. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface FilterChipsProps extends Omit<FilterControlProps, 'id'> {
  choices: Choice[];
}

/** A choice with all its values in view. */
export const FilterChips = ({ name, label, value, onChange, choices }: FilterChipsProps) => (
  <fieldset className={chips.group}>
    <legend className={`${control.label} ${chips.legend}`}>{label}</legend>
    <div className={styles.chips}>
      {choices.map((choice) => (
        <label key={choice.value} className={chips.chip}>
          <input
            className={chips.radio}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={chips.face}>{choice.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
