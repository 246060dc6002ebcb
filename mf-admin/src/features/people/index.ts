export { PeopleTab } from './people-tab.js';
