/**
 * Messages of the forms. Schemas carry the keys; the interface translates them, the API returns these English texts.
 * The texts are the specification's, word for word.
 */
export const validationMessages = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  noEmail: 'Please enter your email address',
  subject: 'Please select a subject',
  message: 'Message must be at least 10 characters',
  phone: 'Please enter a valid phone number',
  vehicleOfInterest: "Please specify the vehicle you're interested in",
  acceptTerms: 'You must accept the terms and conditions',
  vehicleMake: 'Please specify the vehicle make',
  vehicleModel: 'Please specify the vehicle model',
  yearRange: 'Please specify the year range',
  budget: 'Please specify your budget',
  specifications: 'Please provide detailed specifications',
  timeline: 'Please specify your timeline',
  year: 'Please enter the vehicle year',
  mileage: 'Please enter the vehicle mileage',
  condition: 'Please describe the vehicle condition',
  expectedPrice: 'Please provide your expected price',
  reason: "Please tell us why you're selling",
  noDate: 'Please choose a date',
  date: 'Please choose today or a later date',
  dateLate: 'Please choose an earlier date',
  noTime: 'Please choose a time',
  time: 'Please choose a time within our opening hours',
  timePast: 'This time has passed. Please choose a later one',
  option: 'Please choose one of the options',
  tooLong: 'This text is too long',
  vehicleId: 'The vehicle number is not valid',
  confirmEmail: 'Email addresses must match',
  country: 'Please select your country',
  city: 'Please enter your city',
  cardNumber: 'Please enter a valid card number',
  expiryDate: 'Please enter valid expiry date (MM/YY)',
  cvv: 'Please enter valid CVV',
  cardholderName: 'Please enter cardholder name',
  billingAddress: 'Please enter billing address',
  zipCode: 'Please enter valid postal/ZIP code',
  agreeTerms: 'You must agree to the terms and conditions',
  plan: 'This plan is not offered',
  stripePaymentId: 'The payment number is not valid',
} as const;

export type ValidationMessageKey = keyof typeof validationMessages;

/** The key of the API's English text, so that the interface can translate it. */
export const validationMessageKey = (text: string): ValidationMessageKey | undefined =>
  (Object.keys(validationMessages) as ValidationMessageKey[]).find((key) => validationMessages[key] === text);

export const isValidationMessageKey = (key: string): key is ValidationMessageKey => Object.hasOwn(validationMessages, key);
