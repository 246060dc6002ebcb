import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

const classes = (look: Look, extra?: string) => [styles.button, styles[look], extra].filter(Boolean).join(' ');

export interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
}

export const Button = ({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classes(look, className)} />
);

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: Look;
  href: string;
}

/** A link styled as a button. A plain anchor: the shell's router handles clicks on URLs of the site. */
export const ButtonLink = ({ look = 'primary', className, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={classes(look, className)} />
);
