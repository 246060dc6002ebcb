export { prefetchExchangeRate as prefetch } from '../../shared/currency/use-exchange-rate.js';
export { ImportServicesPage as Page } from './import-services-page.js';
