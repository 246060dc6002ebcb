import styles from './step-list.module.css';

export interface StepListProps {
  steps: { title: string; text: string; time?: string | false }[];
}

/** Numbered steps, stacked, in wide windows side by side; the list itself provides numbers for screen readers. */
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
