import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { admin } from './app/admin.js';

/** What single-spa calls when the browser is in the staff's area. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(admin);
