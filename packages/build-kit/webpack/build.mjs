import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { runCompiler } from '../run-compiler.mjs';

// Usage, in a front end's folder: node build.mjs [--watch]. Builds what webpack.config.mjs there exports.
const { default: configs } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
runCompiler(webpack(configs));
