export { CompareVehiclesPage as Page } from './compare-vehicles-page.js';
export { prefetchCompared as prefetch } from './use-compared-vehicles.js';
