export { SecondFactorSection } from './second-factor-section.js';
