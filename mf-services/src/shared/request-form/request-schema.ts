export { requestSchema } from '@dealership/contracts';
