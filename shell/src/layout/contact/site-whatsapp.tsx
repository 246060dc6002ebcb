import { Island, lazyPart } from '@dealership/ui-kit/island';

const button = lazyPart(() =>
  import(/* webpackChunkName: "whatsapp-button" */ './whatsapp-button.js').then(({ WhatsappButton }) => WhatsappButton),
);

/** The link works without code, but its text is translated on a language switch. */
export const SiteWhatsapp = () => <Island part={button} when="interaction" />;
