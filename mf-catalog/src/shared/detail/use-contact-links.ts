import { useHydrated } from '@dealership/ui-kit';

export interface ContactLinks {
  /** A chat link prefilled with `message`. */
  whatsapp: string;
  call: string;
}

/**
 * Contact links of a car's page. The document contains the phone numbers; until it has been parsed, both link to the
 * contact page.
 */
export function useContactLinks(message: (address: string) => string): ContactLinks {
  const hydrated = useHydrated();
  const { siteWhatsapp, sitePhone } = hydrated ? document.documentElement.dataset : {};
  const address = hydrated ? `${window.location.origin}${window.location.pathname}` : '';
  return {
    whatsapp: siteWhatsapp ? `https://wa.me/${siteWhatsapp}?text=${encodeURIComponent(message(address))}` : '/contact',
    call: sitePhone ? `tel:${sitePhone.replaceAll(' ', '')}` : '/contact',
  };
}
