import { isPaymentPath } from '@dealership/contracts';

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createScriptURL' | 'createScript', (text: string) => string | null>): void;
}

/** What browsers with trusted types have. */
interface TrustedTypesWindow {
  trustedTypes?: TrustedTypes;
}

/** Where the code of this site is. */
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
 * The one policy of Trusted Types: browsers ask it before an address becomes a script. It lets in the code of this site, and where the
 * document is one to pay the payment provider's. A text in a script is data (JSON) or refused, and no text becomes markup.
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
