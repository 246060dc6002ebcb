import { useHydrated } from '@dealership/ui-kit';

export interface ContactLinks {
  /** Opens a chat that has already begun with `message`. */
  whatsapp: string;
  call: string;
}

/** Ways to the dealer from a page about one car. The document names the numbers; until it can be read both lead to the contact page. */
export function useContactLinks(message: (address: string) => string): ContactLinks {
  const hydrated = useHydrated();
  const { siteWhatsapp, sitePhone } = hydrated ? document.documentElement.dataset : {};
  const address = hydrated ? `${window.location.origin}${window.location.pathname}` : '';
  return {
    whatsapp: siteWhatsapp ? `https://wa.me/${siteWhatsapp}?text=${encodeURIComponent(message(address))}` : '/contact',
    call: sitePhone ? `tel:${sitePhone.replaceAll(' ', '')}` : '/contact',
  };
}
