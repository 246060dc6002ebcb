import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { catalog } from './app/catalog.js';

/** single-spa's lifecycle functions for the catalogue, and the mount function of its sections on other pages. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(catalog);
