/**
 * Messages of the forms. Schemas carry the keys; the interface translates them, the API answers these English texts.
 * The texts are the specification's, word for word.
 */
export const validationMessages = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  subject: 'Please select a subject',
  message: 'Message must be at least 10 characters',
  tooLong: 'This text is too long',
  vehicleId: 'The vehicle number is not valid',
} as const;

export type ValidationMessageKey = keyof typeof validationMessages;

export const isValidationMessageKey = (key: string): key is ValidationMessageKey => Object.hasOwn(validationMessages, key);
