export { JourneysTab } from './journeys-tab.js';
