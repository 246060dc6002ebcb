const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own fetch: tests call real servers as a page does. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  }
};
