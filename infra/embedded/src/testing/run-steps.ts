import { styleText } from 'node:util';
import { Terminal } from '../terminal.ts';
import { reportFailure, UserError } from '../user-error.ts';
import type { Result, Step, TestRun } from './step.ts';

interface Outcome extends Result {
  name: string;
  seconds: string;
}

/** Those that were named, in the given order of all, or all when none was. */
export function chooseSteps(all: Step[], names: string[]): Step[] {
  const answersTo = (step: Step, name: string) => step.name === name || step.alias === name;
  const unknown = names.find((name) => !all.some((step) => answersTo(step, name)));
  if (unknown) throw new UserError(`There is no step '${unknown}'. The steps are ${all.map(({ name }) => name).join(', ')}.`);
  return names.length ? all.filter((step) => names.some((name) => answersTo(step, name))) : all;
}

async function runStep(step: Step, run: TestRun): Promise<Result> {
  try {
    return await step.run(run);
  } catch (error) {
    run.signal.throwIfAborted();
    reportFailure(error);
    return { passed: 0, failed: 1 };
  }
}

function describe({ passed, failed, repeated, skipped }: Result): string {
  if (skipped) return styleText('yellow', `skipped: ${skipped}`);
  const counts = failed ? styleText('red', `${passed} passed, ${failed} failed`) : styleText('green', `${passed} passed`);
  return repeated ? `${counts}, ${styleText('yellow', `${repeated} of them at the second try`)}` : counts;
}

/** Runs the steps one after the other, then prints a table and, as the last line, the sums. True when nothing failed. */
export async function runSteps(steps: Step[], run: TestRun): Promise<boolean> {
  const terminal = new Terminal();
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    terminal.heading(`── ${step.name} `.padEnd(60, '─'));
    const started = Date.now();
    const result = await runStep(step, run);
    if (result.skipped) console.log(`skipped: ${result.skipped}`);
    outcomes.push({ name: step.name, seconds: ((Date.now() - started) / 1000).toFixed(1), ...result });
    if (result.failed && step.needed) break;
  }
  terminal.table(outcomes.map((outcome) => [outcome.name, `${outcome.seconds.padStart(6)} s   ${describe(outcome)}`]));
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
