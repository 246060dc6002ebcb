import { Fragment } from 'react';
import styles from './email-address.module.css';

/** Longer parts may break at their hyphens, or a narrow place could not hold them. */
const LONGEST_WHOLE = 24;

function Part({ text }: { text: string }) {
  return text.includes('-') && text.length <= LONGEST_WHOLE ? <span className={styles.whole}>{text}</span> : text;
}

/** An e-mail address that breaks only after @ and dots. */
export const EmailAddress = ({ address }: { address: string }) => (
  <bdi className={styles.address} dir="ltr">
    {address.split(/(?<=[@.])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <Part text={part} />
      </Fragment>
    ))}
  </bdi>
);
