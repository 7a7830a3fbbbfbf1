/** @jest-environment node */
import { createModules } from './modules';

it('runs a module once, on its first use', () => {
  const modules = createModules();
  const run = jest.fn();
  modules.define('a', (require, exports) => {
    run();
    Object.assign(exports, { b: require('b') });
  });
  modules.define('b', (_, __, own) => {
    own.exports = { name: 'b' };
  });
  expect(run).not.toHaveBeenCalled();
  expect(modules.require('a')).toEqual({ b: { name: 'b' } });
  modules.require('a');
  expect(run).toHaveBeenCalledTimes(1);
});

it('lets modules import each other', () => {
  const modules = createModules();
  modules.define('a', (require, exports) => {
    Object.assign(exports, { name: 'a', other: require('b') });
  });
  modules.define('b', (require, exports) => {
    const a = require('a');
    Object.assign(exports, { nameOfA: (): unknown => Reflect.get(Object(a), 'name') });
  });
  const { other } = modules.require('a') as { other: { nameOfA: () => string } };
  expect(other.nameOfA()).toBe('a');
});

it('knows packages by their names, and texts', () => {
  const modules = createModules();
  modules.define('./core-1.js', (_, exports) => Object.assign(exports, { signal: 1 }));
  modules.alias('@angular/core', './core-1.js');
  modules.addText('a.html', '<p></p>');
  expect(modules.require('@angular/core')).toEqual({ signal: 1 });
  expect(modules.require('text:a.html')).toBe('<p></p>');
  expect(() => modules.require('fs')).toThrow('There is no module "fs"');
});
