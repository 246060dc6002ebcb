import {
  isStaffValidationMessageKey,
  isValidationMessageKey,
  staffValidationMessages,
  validationMessages,
} from '@dealership/contracts';
import type { $ZodErrorMap } from 'zod/v4/core';

const OF_TYPES: Record<string, string> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: staffValidationMessages.flag,
  array: 'This must be a list',
  object: 'This must be an object',
  record: 'This must be an object',
};

const INVALID = 'This value is not valid';
const TOO_SHORT = 'This text is too short';
const OUT_OF_RANGE = 'This number is outside the permitted range';

const isKey = (message: string): boolean => isValidationMessageKey(message) || isStaffValidationMessageKey(message);

/** The message of a rule whose schema has none: zod's own describe the code, not the field. */
export const defaultMessage: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : (OF_TYPES[issue.expected] ?? INVALID);
    case 'invalid_value':
      return validationMessages.option;
    case 'invalid_union':
      return (
        issue.errors
          .flat()
          .map(({ message }) => message)
          .find(isKey) ?? INVALID
      );
    case 'too_big':
    case 'too_small': {
      if (issue.origin === 'string') return issue.code === 'too_big' ? validationMessages.tooLong : TOO_SHORT;
      return issue.origin === 'array' ? staffValidationMessages.listLength : OUT_OF_RANGE;
    }
    default:
      return INVALID;
  }
};
