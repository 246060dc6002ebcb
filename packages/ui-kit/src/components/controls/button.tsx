import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary' | 'quiet';

const classes = (variant: Variant, extra?: string) => [styles.button, styles[variant], extra].filter(Boolean).join(' ');

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
}

export const Button = ({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classes(variant, className)} />
);

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: Variant;
  href: string;
}

/** A link styled as a button. A plain anchor: the shell's router handles clicks on URLs of the site. */
export const ButtonLink = ({ variant = 'primary', className, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={classes(variant, className)} />
);
