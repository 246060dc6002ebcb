interface TrustedTypes {
  emptyHTML: TrustedHTML;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** No markup, for elements in which React shall leave alone what is there. Where browsers ask for trusted types, a text is refused. */
export const EMPTY_HTML = trustedTypes?.emptyHTML ?? '';
