export { sourcingRequest as schema } from '@dealership/contracts';
