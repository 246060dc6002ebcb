import { Checkbox } from '@dealership/ui-kit';
import { type FieldBaseProps, FieldFrame, type FieldValues, useField } from '@dealership/ui-kit/form';
import styles from './choice.module.css';

/** A checkbox with its label. */
export function CheckboxField<Values extends FieldValues>(props: FieldBaseProps<Values>) {
  const { frame, control, first } = useField(props);
  return (
    <FieldFrame {...frame} className={styles.beside}>
      <Checkbox {...control} className={styles.box} defaultChecked={first === true} />
    </FieldFrame>
  );
}
