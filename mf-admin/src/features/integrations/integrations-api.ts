import { listApiTokens } from '@dealership/contracts/staff/accounts/endpoints';
import { staffQuery } from '../../shared/api/staff-query.js';

export const apiTokensQuery = staffQuery('api-tokens', listApiTokens);
