import type { ReactNode } from 'react';
import styles from './own-appointment-page.module.css';

export interface PostFormProps {
  action: string;
  token: string;
  children: ReactNode;
}

/** A form that the browser itself sends, with and without scripts. Where there are some, the document keeps it from sending any: it is told to. */
export const PostForm = ({ action, token, children }: PostFormProps) => (
  <form
    method="post"
    action={action}
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      event.currentTarget.submit();
    }}
  >
    <input type="hidden" name="token" value={token} />
    {children}
  </form>
);
