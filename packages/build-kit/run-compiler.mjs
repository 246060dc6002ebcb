import { parseArgs } from 'node:util';

/** Builds once, or with `--watch` after every change. Errors end the process with code 1, but not while it watches. */
export function runCompiler(compiler) {
  const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } }, allowPositionals: true });
  const report = (error, stats) => {
    if (error) throw error;
    const text = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
    if (text) console.log(text);
    const times = (stats.stats ?? [stats]).map(({ startTime, endTime }) => endTime - startTime);
    console.log(`built in ${Math.max(...times)} ms`);
    if (stats.hasErrors() && !values.watch) process.exitCode = 1;
  };
  if (values.watch) compiler.watch({ aggregateTimeout: 100 }, report);
  else
    compiler.run((error, stats) => {
      report(error, stats);
      compiler.close(() => undefined);
    });
}
