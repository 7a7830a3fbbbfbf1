import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { Cache } from '@/scripts/check/prose/shared/cache';
import { fingerprint } from '@/scripts/shared/stamp';
import { textsIn } from './messages';

/** The code whose messages readers may see: that of the library, and of Angular. */
const sources = [
  'node_modules/@angular/{material,cdk,material-luxon-adapter}/fesm2022/**/*.mjs',
  'node_modules/@angular/material/**/*.scss',
  'node_modules/@angular/{material,cdk}/schematics/**/*.js',
  'node_modules/@angular/{core,forms,platform-browser}/fesm2022/*.mjs',
  'node_modules/@angular/compiler-cli/bundles/**/*.js',
  'node_modules/sass/sass.dart.js',
];

/** Returns every text in the installed code that may be part of a message. Cached per version. */
export function libraryTexts(version: string): readonly string[] {
  const cache = new Cache('texts', z.record(z.string(), z.array(z.string())));
  const key = fingerprint(version, ...sources);
  const texts = cache.get(key) ?? collect();
  cache.set(key, texts);
  cache.save();
  return texts;
}

function collect(): string[] {
  const files = sources.flatMap((pattern) => globSync(pattern));
  const texts = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    if (!file.endsWith('.scss')) return textsIn(code);
    return textsIn(code.replace(/\/\/.*$/gm, '').replaceAll('#{', '${'));
  });
  return [...new Set(texts)];
}
