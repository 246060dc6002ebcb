export { consignmentRequest as schema } from '@dealership/contracts';
