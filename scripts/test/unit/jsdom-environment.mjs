import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');

/** Jest's environment with a document, from the jsdom that scripts use. Jest's own package brings another. */
export default class DocumentEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, require('jsdom'));
    // jsdom has none. Tests answer requests with Node's.
    this.global.Response = Response;
  }
}
