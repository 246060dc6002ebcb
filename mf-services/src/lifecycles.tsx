import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { services } from './app/services.js';

/** What single-spa calls when the browser is on a page of the services. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(services);
