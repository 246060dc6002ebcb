export { JourneyCaptureTab } from './journey-capture-tab.js';
