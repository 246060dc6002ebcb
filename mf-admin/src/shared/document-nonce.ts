/** The nonce for this document's styles; browsers hide it from the attribute, not from scripts. */
export const documentNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
