import { z } from 'zod';

type Values<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** Reports an invalid variable. */
type Wrong<Variable extends string = string> = (variable: Variable, message: string) => void;

/** A rule across variables; runs once each is valid by itself. */
export type EnvRule<Shape extends z.ZodRawShape> = (env: Values<Shape>, wrong: Wrong<keyof Shape & string>) => void;

/** A process's environment variables. Empty text counts as not set. */
export interface Env<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly shape: Shape;
  /** Errors of `source` as 'NAME: reason'; empty if a process can start with it. */
  problems(source: NodeJS.ProcessEnv): string[];
  /** @throws one error that lists every invalid variable by name. */
  parse(source: NodeJS.ProcessEnv): Values<Shape>;
  /** `parse` of this process; exits with code 78 (EX_CONFIG) if a variable is invalid. */
  read(): Values<Shape>;
}

/** The values of an environment: `EnvOf<typeof serviceEnv>`. */
export type EnvOf<Of extends Env> = Values<Of['shape']>;

/** Metrics are internal. */
function portRule({ PORT, METRICS_PORT }: Record<string, unknown>, wrong: Wrong): void {
  if (METRICS_PORT && METRICS_PORT === PORT) wrong('METRICS_PORT', 'must be another port than PORT');
}

/** Defines an environment; docs/configuration.md prints each variable's `.describe()`. */
export function defineEnv<Shape extends z.ZodRawShape>(shape: Shape, rule?: EnvRule<Shape>): Env<Shape> {
  const schema = z.object(shape).superRefine((env, context) => {
    const wrong: Wrong = (variable, message) => context.addIssue({ code: 'custom', path: [variable], message });
    portRule(env, wrong);
    rule?.(env, wrong);
  });
  const check = (source: NodeJS.ProcessEnv) =>
    schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  const problemsOf = ({ issues }: z.ZodError) => issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const env: Env<Shape> = {
    shape,
    problems(source) {
      const { error } = check(source);
      return error ? problemsOf(error) : [];
    },
    parse(source) {
      const { data, error } = check(source);
      if (!error) return data;
      throw new Error(['The environment is not complete:', ...problemsOf(error)].join('\n  '));
    },
    read() {
      try {
        return env.parse(process.env);
      } catch (error) {
        process.stderr.write(`${(error as Error).message}\n`);
        process.exit(78);
      }
    },
  };
  return env;
}
