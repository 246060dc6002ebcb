import { getOwnAccount, getOwnFactors } from '@dealership/contracts/staff/accounts/endpoints';
import { listOwnSessions } from '@dealership/contracts/staff/sign-in/endpoints';
import { staffQuery } from '../../shared/api/staff-query.js';

export const ownAccountQuery = staffQuery('own-account', getOwnAccount);
export const ownSessionsQuery = staffQuery('own-sessions', listOwnSessions);
export const ownFactorsQuery = staffQuery('own-factors', getOwnFactors);
