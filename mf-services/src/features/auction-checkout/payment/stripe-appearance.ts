import type { Appearance } from '@stripe/stripe-js';

/** Passes our design tokens to Stripe's frames, which do not see the page's styles. */
export function stripeAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    theme: 'night',
    variables: {
      borderRadius: token('radius'),
      colorBackground: token('ink-field'),
      colorDanger: token('error'),
      colorPrimary: token('gold'),
      colorText: token('ivory'),
      colorTextSecondary: token('ivory-quiet'),
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
