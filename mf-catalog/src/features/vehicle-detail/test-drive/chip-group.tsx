import { fieldStyles, Icon } from '@dealership/ui-kit';
import {
  type FieldBaseProps,
  type FieldValues,
  type FormFields,
  fieldErrorId,
  type Path,
  useField,
} from '@dealership/ui-kit/form';
import { RailArrows } from '@dealership/ui-kit/rail';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../../../shared/chips/chips.module.css';

/** Days side by side. */
const WEEK = 7;

export interface Chip {
  value: string;
  label: ReactNode;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
}

export interface ChipGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps<Values>, 'form'> {
  form: FormFields<Values>['form'];
  chips: Chip[];
  /** Shown if there are no chips. */
  empty: string;
  /** One swipeable row instead of a grid. */
  row?: boolean;
  /** Divides the chips into parts with a heading, of which one is open. */
  partOf?: (value: string) => string;
  onChosen?: () => void;
}

/** The chips of each part, in order. */
function partsOf(chips: Chip[], partOf: (value: string) => string): [string, Chip[]][] {
  const parts = new Map<string, Chip[]>();
  for (const chip of chips) parts.set(partOf(chip.value), [...(parts.get(partOf(chip.value)) ?? []), chip]);
  return [...parts];
}

interface PartsProps {
  parts: [string, Chip[]][];
  chosen: unknown;
  render: (chips: Chip[]) => ReactNode;
}

/**
 * Parts under each other, of which one is open: that of the chosen chip, or the first. If the open part disappears,
 * because none of its chips can be chosen any more, another one opens.
 */
function Parts({ parts, chosen, render }: PartsProps) {
  const [opened, setOpened] = useState<string | null>();
  const initial = parts.find(([, chips]) => chips.some(({ value }) => value === chosen)) ?? parts[0];
  const open = opened === null || parts.some(([part]) => part === opened) ? opened : initial?.[0];
  return parts.map(([part, chips]) => (
    <details
      key={part}
      className={styles.part}
      open={part === open}
      onToggle={({ currentTarget }) => setOpened((current) => (currentTarget.open ? part : current === part ? null : current))}
    >
      <summary className={styles.partName}>
        <Icon name="down" size={16} />
        {part}
      </summary>
      {render(chips)}
    </details>
  ));
}

/** A group of radio buttons. */
export function ChipGroup<Values extends FieldValues>(props: ChipGroupProps<Values>) {
  const { chips, empty, row = false, partOf, onChosen, ...field } = props;
  const { form, name } = field;
  const { frame, control } = useField<Values>(field);
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen: unknown = form.watch(name);
  useEffect(() => {
    const focus = () => {
      const radios = [...(group.current?.querySelectorAll('input') ?? [])].filter((radio) => radio.checkVisibility?.() ?? true);
      (radios.find(({ checked }) => checked) ?? radios[0] ?? group.current?.querySelector('summary'))?.focus();
    };
    // The field consists of several elements: focus the selected one.
    form.register(name).ref({ name, focus });
  }, [form, name]);
  const choose = (value: string) => {
    form.setValue(name, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onChosen?.();
  };
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const render = (shown: Chip[]) => (
    <div ref={row ? setRail : undefined} className={row ? `${styles.chips} ${styles.row}` : styles.chips}>
      {shown.map(({ value, label, reason }) =>
        reason ? (
          <span key={value} className={styles.unavailable}>
            <span className={styles.face}>
              {label}
              <span className={styles.reason}>{reason}</span>
            </span>
          </span>
        ) : (
          <label key={value} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={name as Path<Values>}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              aria-invalid={control['aria-invalid']}
              required={frame.required}
            />
            <span className={styles.face}>{label}</span>
          </label>
        ),
      )}
    </div>
  );
  return (
    <fieldset
      ref={group}
      className={`${fieldStyles.field} ${styles.group}`}
      aria-describedby={frame.error && fieldErrorId(frame.id)}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {frame.label}
        {frame.required && (
          <span className={fieldStyles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {chips.length === 0 && <p className={styles.empty}>{empty}</p>}
      {row && (
        <div className={styles.arrows}>
          <RailArrows rail={rail} step={WEEK} movable={chips.length > WEEK} />
        </div>
      )}
      {partOf ? <Parts parts={partsOf(chips, partOf)} chosen={chosen} render={render} /> : render(chips)}
      {frame.error && (
        <p id={fieldErrorId(frame.id)} className={fieldStyles.error}>
          <Icon name="alert" size={16} />
          {frame.error}
        </p>
      )}
    </fieldset>
  );
}
