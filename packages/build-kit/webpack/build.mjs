import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack from 'webpack';

// Usage, in a front end's folder: node build.mjs [--watch]. Builds what webpack.config.mjs there exports.
const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
const { default: configs } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
const compiler = webpack(configs);

function report(error, stats) {
  if (error) throw error;
  const text = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (text) console.log(text);
  console.log(`built in ${Math.max(...stats.stats.map(({ startTime, endTime }) => endTime - startTime))} ms`);
  if (stats.hasErrors() && !values.watch) process.exitCode = 1;
}

if (values.watch) compiler.watch({ aggregateTimeout: 100 }, report);
else
  compiler.run((error, stats) => {
    report(error, stats);
    compiler.close(() => undefined);
  });
