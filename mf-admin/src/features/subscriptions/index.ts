export { SubscriptionsTab } from './subscriptions-tab.js';
