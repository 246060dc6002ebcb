import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { admin } from './app/admin.js';

/** The single-spa lifecycles of the admin. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(admin);
