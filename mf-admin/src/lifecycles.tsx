import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { admin } from './app/admin.js';

/** The lifecycle functions that single-spa calls for the staff's area. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(admin);
