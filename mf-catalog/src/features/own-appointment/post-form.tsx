import type { ReactNode } from 'react';
import styles from './own-appointment-page.module.css';

export interface PostFormProps {
  action: string;
  token: string;
  children: ReactNode;
}

/** A native form. The document's scripts block native submissions unless a form is marked like this. */
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
