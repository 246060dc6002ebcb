export * from './decorators.js';
export * from './entries.js';
export * from './period.js';
export * from './staff.module.js';
export * from './token-env.js';
export { signServiceToken, signStaffToken, TOKEN_LIFE_S } from './tokens.js';
