export { validationMessageKey } from '@dealership/contracts';
