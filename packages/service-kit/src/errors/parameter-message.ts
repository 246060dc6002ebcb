import type { $ZodErrorMap, $ZodRawIssue } from 'zod/v4/core';

const FORMATS: Record<string, string> = { uuid: 'must be a UUID', date: 'must be a day (YYYY-MM-DD)' };

function problemOf(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return issue.expected === 'number' ? 'must be a whole number' : 'must be a single text';
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not valid';
    case 'too_big':
      return issue.origin === 'string' ? 'is too long' : `must be at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is too short' : `must be at least ${issue.minimum}`;
    default:
      return 'is not valid';
  }
}

/** The message of a rule for a parameter whose schema has none: for developers, who know it by its name. */
export const parameterMessage: $ZodErrorMap = (issue) => `${(issue.path ?? []).join('.')} ${problemOf(issue)}`;
