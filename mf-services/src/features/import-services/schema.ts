export { importRequest as schema } from '@dealership/contracts';
