export { SavedVehiclesPage as Page } from './saved-vehicles-page.js';
