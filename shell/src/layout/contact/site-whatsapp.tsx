import { Island, lazyComponent } from '@dealership/ui-kit/island';

const button = lazyComponent(() =>
  import(/* webpackChunkName: "whatsapp-button" */ './whatsapp-button.js').then(({ WhatsappButton }) => WhatsappButton),
);

/** The link works without code, but its text is translated on a language switch. */
export const SiteWhatsapp = () => <Island component={button} when="interaction" />;
