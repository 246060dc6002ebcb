import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { blog } from './app/blog.js';

/** single-spa's lifecycle functions for the blog, and the mount function of its section on the home page. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(blog);
