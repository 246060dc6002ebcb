import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { catalog } from './app/catalog.js';

/** What single-spa calls when the browser is on a page of the catalogue, and what its sections on other pages are mounted by. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(catalog);
