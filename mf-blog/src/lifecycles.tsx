import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { blog } from './app/blog.js';

/** What single-spa calls when the browser is on the blog, and what brings its section to the home page. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles(blog);
