import {
  type FieldError,
  isStaffValidationMessageKey,
  isValidationMessageKey,
  staffValidationText,
  validationMessages,
} from '@dealership/contracts';
import { StandardSchemaValidationPipe, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type $ZodErrorMap, type $ZodType, safeParse } from 'zod/v4/core';
import { AppError } from './app-error.js';
import { defaultMessage } from './default-message.js';
import { parameterMessage } from './parameter-message.js';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: string;
  expected?: string;
  keys?: string[];
}

/** The English text of a message key; other texts are unchanged. */
export function englishMessage(message: string): string {
  if (isValidationMessageKey(message)) return validationMessages[message];
  return isStaffValidationMessageKey(message) ? staffValidationText(message) : message;
}

function fieldErrors(issue: SchemaIssue): FieldError[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  if (issue.expected === 'nonoptional') return [{ path, message: `${path} is missing` }];
  if (issue.code !== 'unrecognized_keys') return [{ path, message: englishMessage(issue.message) }];
  return (issue.keys ?? []).map((key) => ({ path: path ? `${path}.${key}` : key, message: 'This field is not known' }));
}

const failed = (errors: FieldError[]) => new AppError('VALIDATION_FAILED', {}, { errors });

const classErrors = (error: ValidationError, parent = ''): FieldError[] => {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => classErrors(child, path))];
};

/** `message`: of rules whose schema has none. */
class SchemaPipe extends StandardSchemaValidationPipe {
  constructor(
    private readonly message: $ZodErrorMap,
    toErrors: (issues: readonly SchemaIssue[]) => FieldError[],
  ) {
    super({ exceptionFactory: (issues: readonly SchemaIssue[]) => failed(toErrors(issues)) });
  }

  protected override validate<T>(value: unknown, schema: unknown) {
    const parsed = safeParse(schema as $ZodType<T>, value, { error: this.message });
    return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
  }
}

/** Validates a value with its parameter's schema or a given one. */
export const schemaPipe = new SchemaPipe(defaultMessage, (issues) => issues.flatMap(fieldErrors));

function parameterErrors(issues: readonly SchemaIssue[]): FieldError[] {
  const errors = issues.flatMap(({ path = [], message, keys }) =>
    (keys ?? [path.join('.')]).map((name) => ({ path: name, message: keys ? `${name} is not known` : englishMessage(message) })),
  );
  return errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
}

/** Validates the query or the path parameters of a call. One message per parameter, which begins with its name. */
export const parameterPipe = new SchemaPipe(parameterMessage, parameterErrors);

/**
 * Validates a body by the class-validator rules of its class, with the same errors. Nest loads class-validator when the
 * pipe is created, so it is created only where such a body is read.
 */
export const classPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => failed(errors.flatMap((error) => classErrors(error))),
  });
