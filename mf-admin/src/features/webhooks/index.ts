export { WebhooksTab } from './webhooks-tab.js';
