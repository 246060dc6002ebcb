import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { blog } from './app/blog.js';

/** single-spa's lifecycles of the blog, and the mount function of its home page section. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(blog);
