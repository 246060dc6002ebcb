import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { services } from './app/services.js';

/** The lifecycle functions that single-spa calls for the pages of the services. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(services);
