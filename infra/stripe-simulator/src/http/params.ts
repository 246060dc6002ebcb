import { z } from 'zod';
import { type ApiError, invalidRequest } from './api-error.ts';

/** Raw parameters: text, or text nested by names and indexes. */
export type Params = Record<string, unknown>;

type Issue = z.core.$ZodIssue;

/** 'payment_method_data[card][number]' */
const bracketed = (path: readonly PropertyKey[]): string =>
  path.map((part, depth) => (depth ? `[${String(part)}]` : String(part))).join('');

function errorOf(issue: Issue): ApiError {
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code = issue.code === 'custom' ? issue.params?.code : undefined;
  return invalidRequest(issue.message, { param, ...(code && { code }) });
}

/** Parses the parameters with the schema. Throws Stripe's error for the first mismatch. */
export function readParams<Schema extends z.ZodType>(schema: Schema, params: Params): z.infer<Schema> {
  const result = schema.safeParse(params, { reportInput: true });
  if (result.success) return result.data;
  throw errorOf(result.error.issues[0] as Issue);
}

/** Text parsed by `read`; errors use Stripe's message and code. */
const readText = <Value>(read: (text: string) => Value | undefined, message: (text: string) => string, code: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: message(text), params: { code }, input: text });
    return z.NEVER;
  });

export const integer = readText(
  (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  (text) => `Invalid integer: ${text}`,
  'parameter_invalid_integer',
);

export const boolean = readText(
  (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  (text) => `Invalid boolean: ${text}`,
  'parameter_invalid_boolean',
);

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const webAddress = readText(
  (text) => (isWebAddress(text) ? text : undefined),
  () => 'Not a valid URL',
  'url_invalid',
);

export const oneOf = <const Options extends readonly [string, ...string[]]>(name: string, options: Options) =>
  z.enum(options, { error: () => `Invalid ${name}: must be one of ${options.join(', ')}` });

export const text = (maximum = 500) =>
  z.string().max(maximum, { error: () => `Invalid string: must be at most ${maximum} characters` });

const METADATA_KEYS = 50;

/** An empty value unsets its key, as in Stripe. */
export const metadata = z
  .record(text(40), text(500))
  .refine((pairs) => Object.keys(pairs).length <= METADATA_KEYS, {
    error: `Metadata can have up to ${METADATA_KEYS} keys`,
  })
  .transform((pairs) => Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== '')));

/** On every call: fields to expand. */
export const expandable = { expand: z.array(text(100)).optional() };
