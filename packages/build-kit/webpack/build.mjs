import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { frontEndServerConfig } from '../rspack/front-end-server-config.mjs';
import { runCompiler } from '../run-compiler.mjs';

// Usage, in a front end's folder: node build.mjs [--watch]. Builds what webpack.config.mjs there exports (dist/browser),
// and the server that renders the same pages (dist/server).
const { default: configs } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
runCompiler(webpack(configs));
runCompiler(rspack(frontEndServerConfig(resolve(), configs[0].output.publicPath)));
