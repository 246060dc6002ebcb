interface TrustedTypes {
  emptyHTML: TrustedHTML;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Empty markup, for elements whose content React must leave alone. A plain string would violate Trusted Types. */
export const EMPTY_HTML = trustedTypes?.emptyHTML ?? '';
