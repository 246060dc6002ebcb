import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An e-mail address that breaks only after @ and dots. */
export const EmailAddress = ({ address }: { address: string }) => (
  <bdi className={styles.address} dir="ltr">
    {address.split(/(?<=[@.])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
