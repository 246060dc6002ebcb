/** The CSP nonce for this document's styles. Browsers hide it from the attribute, but not from scripts. */
export const documentNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
