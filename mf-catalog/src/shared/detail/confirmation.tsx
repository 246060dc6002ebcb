import { Picture } from '@dealership/ui-kit/media';
import type { ReactNode } from 'react';
import styles from './confirmation.module.css';

export interface ConfirmationProps {
  /** Picture of the car, shown beside the content if there is space. */
  picture: string | null | undefined;
  children: ReactNode;
}

/** What was sent from a dialog, on the page of its car. */
export const Confirmation = ({ picture, children }: ConfirmationProps) => (
  <div className={styles.sent}>
    {children}
    {picture && <Picture className={styles.picture} address={picture} alt="" sizes="40vw" />}
  </div>
);
