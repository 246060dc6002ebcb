export { BlogPage as Page } from './blog-page.js';
export { prefetchBlog as prefetch } from './use-blog-posts.js';
