export { CustomerShowcaseSection as Section } from './customer-showcase-section.js';
export { prefetchCustomerShowcases as prefetch } from './use-customer-showcases.js';
