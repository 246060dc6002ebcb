import { styleText } from 'node:util';
import pLimit from 'p-limit';
import { reportFailure, Terminal, UserError } from '../../../embedded/src/index.ts';
import type { Result, Step, TestRun } from './step.ts';
import { stepPrinters } from './step-printers.ts';

const CONCURRENCY = 2;

interface Outcome extends Result {
  name: string;
  seconds: string;
}

/** The named steps by stage, or all. */
export function chooseSteps(stages: Step[][], names: string[]): Step[][] {
  const all = stages.flat();
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown) throw new UserError(`There is no step '${unknown}'. The steps are ${all.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return stages;
  return stages.map((stage) => stage.filter(({ name }) => names.includes(name)));
}

async function runStep(step: Step, run: TestRun): Promise<Result> {
  try {
    return await step.run(run);
  } catch (error) {
    run.signal.throwIfAborted();
    reportFailure(error, run.log);
    return { passed: 0, failed: 1 };
  }
}

async function runTimed(step: Step, run: TestRun): Promise<Outcome> {
  const started = Date.now();
  new Terminal(run.log).heading(`── ${step.name} `.padEnd(60, '─'));
  const result = await runStep(step, run);
  return { name: step.name, seconds: ((Date.now() - started) / 1000).toFixed(1), ...result };
}

/** Two steps at a time. Their output is still printed step by step. */
function runStage(stage: Step[], run: TestRun): Promise<Outcome[]> {
  const next = pLimit(CONCURRENCY);
  const printers = stepPrinters(stage.length, run.log);
  return Promise.all(printers.map(({ log, end }, at) => next(() => runTimed(stage[at] as Step, { ...run, log }).finally(end))));
}

function describe({ passed, failed, flaky = [], skipped = [] }: Result): string {
  const counts = [failed ? styleText('red', `${passed} passed, ${failed} failed`) : styleText('green', `${passed} passed`)];
  if (flaky.length) counts.push(styleText('yellow', `${flaky.length} flaky`));
  if (skipped.length) counts.push(styleText('yellow', `${skipped.length} skipped`));
  return counts.join(', ');
}

/** Runs one stage after the other, then prints a table and, as the last line, the sums. True if nothing failed. */
export async function runSteps(stages: Step[][], run: TestRun): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const ended = await runStage(stage, run);
    outcomes.push(...ended);
    if (stage.some(({ needed }, at) => needed && ended[at]?.failed)) break;
  }
  new Terminal(run.log).table(
    outcomes.map((outcome) => [outcome.name, `${outcome.seconds.padStart(6)} s   ${describe(outcome)}`]),
  );
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const counts = [`${sum('passed')} passed`, `${sum('failed')} failed`];
  for (const key of ['flaky', 'skipped'] as const) {
    const named = outcomes.flatMap((outcome) => outcome[key] ?? []);
    for (const what of named) run.log(`${key}: ${what}`);
    if (named.length) counts.push(`${named.length} ${key}`);
  }
  run.log(counts.join(', '));
  return sum('failed') === 0;
}
