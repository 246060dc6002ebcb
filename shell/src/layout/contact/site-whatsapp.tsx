import { Island, lazyComponent } from '@dealership/ui-kit/island';
import { useEffect } from 'react';
import { hideOverCars } from './hide-over-cars.js';

const button = lazyComponent(() =>
  import(/* webpackChunkName: "whatsapp-button" */ './whatsapp-button.js').then(({ WhatsappButton }) => WhatsappButton),
);

/** The link works without code, but its text is translated on a language switch. */
export function SiteWhatsapp() {
  useEffect(() => {
    const place = document.getElementById('site-whatsapp');
    return place ? hideOverCars(place) : undefined;
  }, []);
  return <Island component={button} when="interaction" />;
}
