import { Island, lazyComponent } from '@dealership/ui-kit/island';
import { useEffect } from 'react';
import { hideOverContent } from './hide-over-content.js';

const button = lazyComponent(() =>
  import(/* webpackChunkName: "whatsapp-button" */ './whatsapp-button.js').then(({ WhatsappButton }) => WhatsappButton),
);

/** The link works without code, but its text is translated on a language switch. */
export function SiteWhatsapp() {
  useEffect(() => {
    const place = document.getElementById('site-whatsapp');
    return place ? hideOverContent(place) : undefined;
  }, []);
  return <Island component={button} when="interaction" />;
}
