import styles from './step-list.module.css';

export interface StepListProps {
  steps: { title: string; text: string; time?: string | false }[];
}

/**
 * Numbered steps, stacked, or side by side in wide windows. The list itself provides the numbers for screen readers.
 */
export const StepList = ({ steps }: StepListProps) => (
  <ol className={styles.list}>
    {steps.map(({ title, text, time }, at) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>
          {time && <span className={styles.time}>{time} </span>}
          {text}
        </p>
      </li>
    ))}
  </ol>
);
