export { MembershipsTab } from './memberships-tab.js';
