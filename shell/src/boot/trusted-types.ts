import { isPaymentPath } from '@dealership/contracts';

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createScriptURL' | 'createScript', (text: string) => string | null>): void;
}

/** The API of browsers that support Trusted Types. */
interface TrustedTypesWindow {
  trustedTypes?: TrustedTypes;
}

/** Paths of this site's code. */
const CODE = /^\/(shell|mf-\w+)\/[^/]+\.js$/;

const STRIPE = /^https:\/\/([\w-]+\.)?js\.stripe\.com$/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs the only Trusted Types policy, which decides whether a URL may be loaded as a script. It allows this site's
 * code and, on payment documents, the payment provider's. Inline script text must be JSON data, and no string may
 * become markup.
 */
export function installTrustedTypesPolicy({ trustedTypes }: TrustedTypesWindow, { origin, pathname }: Location): void {
  const pays = isPaymentPath(pathname);
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, origin);
      const isOurs = url.origin === origin && CODE.test(url.pathname);
      return isOurs || (pays && STRIPE.test(url.origin)) ? address : null;
    },
    createScript: (text) => (isJson(text) ? text : null),
  });
}
