export { ConsignmentPage as Page } from './consignment-page.js';
