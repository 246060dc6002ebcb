/** The nonce that lets this document's styles in; browsers hide it from the attribute, not from scripts. */
export const documentNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
