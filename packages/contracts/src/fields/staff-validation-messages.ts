/** Messages of the forms that staff fill in, besides those of validation-messages: the admin translates them, the API answers these. */
export const staffValidationMessages = {
  price: 'Please enter the price in AED as a number, or leave it empty',
  images: 'A picture must be an address (https:// or /media/) or an uploaded image file',
  tooManyImages: 'A vehicle has at most 30 pictures',
  transmission: 'Please choose a transmission',
  fuelType: 'Please choose a fuel type',
  cylinders: 'The number of cylinders must be a whole number from 1 to 32',
  flag: 'This must be true or false',
  version: 'The version must be a whole number',
  name: 'Please enter a name',
  description: 'Please enter a description',
  estimatedArrival: 'Please enter the estimated arrival',
  upcomingPrice: 'Please enter the price in AED as a number',
  makeTaken: 'This make is in the list already',
  spellings: 'Spellings must be different names of at most 60 characters, at most 20 of them',
  title: 'Please enter a title',
  slug: 'A slug has lowercase letters, digits and hyphens only',
  excerpt: 'Please enter an excerpt',
  content: 'Please enter the content',
  author: 'Please enter the author',
  category: 'Please choose a category',
  readTime: 'The reading time must be 1 to 60 minutes',
  tags: 'Tags must be different texts of at most 40 characters, at most 20 of them',
  clientName: "Please enter the client's name",
  clientReview: "Please enter the client's review",
  carMake: 'Please enter the make of the car',
  carModel: 'Please enter the model of the car',
  carYear: 'Please enter the year of the car',
  rating: 'The rating must be 1 to 5',
  passwordShort: 'A password needs at least 12 characters',
  passwordWeak: "This password is too easily guessed: leave out common passwords and the site's name, or add words",
} as const;

export type StaffValidationMessageKey = keyof typeof staffValidationMessages;

export const isStaffValidationMessageKey = (key: string): key is StaffValidationMessageKey =>
  Object.hasOwn(staffValidationMessages, key);
