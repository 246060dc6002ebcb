import { SEARCH_ALERTS } from '@dealership/contracts';
import { StoredTokens } from '../links/stored-tokens.js';

export const alertTokens = new StoredTokens('inquiries.search_alert_token', 'search_alert_id', SEARCH_ALERTS.linkDays);
