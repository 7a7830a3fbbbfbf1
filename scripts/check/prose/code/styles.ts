import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, compileString, Exception } from 'sass';
import { z } from 'zod';
import { hint } from '@/scripts/check/prose/names/nearest';
import { Cache, workFolder } from '@/scripts/check/prose/shared/cache';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { fingerprint } from '@/scripts/shared/stamp';
import { usableSheet } from './style-stubs';

/** A stylesheet of a Markdown file. */
interface Sheet {
  file: string;
  fence: Fence;
}

/**
 * Compiles every `scss` and `css` block. Sass knows the members of `@angular/material`, and its
 * `…-overrides` mixins know their tokens, so an unknown one of either is an error with its name.
 *
 * @param version changes when the library does
 * @param place for the files and the results
 */
export function checkStyles(
  files: readonly ProseFile[],
  version: string,
  place = workFolder,
): readonly Finding[] {
  const cache = new Cache('styles', z.record(z.string(), z.boolean()), place);
  const sheets = files.flatMap(({ path, fences }) =>
    fences.map((fence) => ({ file: path, fence })),
  );
  const keyOf = ({ fence }: Sheet) => fingerprint(version, fence.language, fence.code);
  const changed = sheets.filter(
    (sheet) => /^s?css$/.test(sheet.fence.language) && cache.get(keyOf(sheet)) === undefined,
  );
  const findings = [
    ...changed.filter(({ fence }) => fence.language === 'css').flatMap(checkCss),
    ...compileTogether(
      changed.filter(({ fence }) => fence.language === 'scss'),
      resolve(place, 'styles'),
    ),
  ];
  const faulty = (sheet: Sheet) =>
    findings.some(
      ({ file, line }) =>
        file === sheet.file && line >= sheet.fence.line && line <= lastLine(sheet),
    );
  for (const sheet of changed) if (!faulty(sheet)) cache.set(keyOf(sheet), true);
  cache.save();
  return findings;
}

const lastLine = ({ fence }: Sheet) => fence.line + fence.code.split('\n').length;

function checkCss({ file, fence }: Sheet): Finding[] {
  try {
    compileString(fence.code, { syntax: 'css' });
    return [];
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return [{ file, line: fence.line + error.span.start.line, message: messageOf(error) }];
  }
}

/** One compilation for all: loading the library takes far longer than the sheets. */
function compileTogether(sheets: readonly Sheet[], folder: string): readonly Finding[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings: Finding[] = [];
  const left = new Map(sheets.map((sheet, index) => [`sheet-${index}`, sheet]));
  for (const [name, { fence }] of left) {
    const { code, stubs } = usableSheet(fence.code);
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, '_sheet.scss'), code);
    for (const [stub, text] of stubs) writeFileSync(join(folder, name, `_${stub}.scss`), text);
  }
  while (left.size > 0) {
    const uses = [...left.keys()].map((name) => `@use '${name}/sheet' as ${name};`);
    writeFileSync(join(folder, 'all.scss'), uses.join('\n'));
    try {
      compile(join(folder, 'all.scss'), {
        loadPaths: ['node_modules'],
        logger: { warn: () => undefined },
      });
      return findings;
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      const { name, line } = placeOf(error);
      const sheet = left.get(name);
      if (!sheet) throw error;
      findings.push({
        file: sheet.file,
        line: sheet.fence.line + line,
        message: messageOf(error),
      });
      left.delete(name);
    }
  }
  return findings;
}

/** The library lists all tokens of a mixin after an unknown one; the nearest of them will do. */
function messageOf({ sassMessage }: Exception): string {
  const [, fault, name, known] =
    /^(Invalid token name `([^`]*)`)\. Valid tokens are: (.*)$/.exec(sassMessage) ?? [];
  if (fault === undefined || name === undefined) return sassMessage;
  return fault + hint(name, known?.split(', ') ?? []);
}

/** The sheet an error comes from, even when it is raised deep inside the library. */
function placeOf(error: Exception): { name: string; line: number } {
  const { url, start } = error.span;
  const [, own] = /(sheet-\d+)[\\/]_sheet\.scss$/.exec(url ? fileURLToPath(url) : '') ?? [];
  if (own !== undefined) return { name: own, line: start.line };
  const [, name = '', line = '1'] =
    /(sheet-\d+)[\\/]_sheet\.scss (\d+):/.exec(error.sassStack) ?? [];
  return { name, line: Number(line) - 1 };
}
