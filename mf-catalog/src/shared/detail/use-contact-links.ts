import { useHydrated, useTranslation } from '@dealership/ui-kit';

export interface ContactLinks {
  /** A chat link prefilled with a message about the car. */
  whatsapp: string;
  whatsappLabel: string;
  call: string;
}

interface ContactLinkOptions {
  /** The links ask for a similar car. */
  sold?: boolean;
  /** Path of the car's page, by default the current one. */
  page?: string;
}

/**
 * Contact links of a car's page. The document contains the phone numbers; until it has been parsed, both link to the
 * contact page.
 */
export function useContactLinks(name: string, { sold = false, page }: ContactLinkOptions = {}): ContactLinks {
  const { t } = useTranslation('catalog');
  const [label, message] = sold ? ['whatsappAlike', 'whatsappAlikeMessage'] : ['whatsapp', 'whatsappMessage'];
  const hydrated = useHydrated();
  const { siteWhatsapp, sitePhone } = hydrated ? document.documentElement.dataset : {};
  const address = hydrated ? `${window.location.origin}${page ?? window.location.pathname}` : '';
  const text = t(`vehicle.${message}`, { vehicle: name, address });
  return {
    whatsapp: siteWhatsapp ? `https://wa.me/${siteWhatsapp}?text=${encodeURIComponent(text)}` : '/contact',
    whatsappLabel: t(`vehicle.${label}`),
    call: sitePhone ? `tel:${sitePhone.replaceAll(' ', '')}` : '/contact',
  };
}
