import { Island, lazyPart } from '@dealership/ui-kit/island';

const button = lazyPart(() =>
  import(/* webpackChunkName: "whatsapp-button" */ './whatsapp-button.js').then(({ WhatsappButton }) => WhatsappButton),
);

/** A link needs no code; the language of its words does. */
export const SiteWhatsapp = () => <Island part={button} when="interaction" />;
