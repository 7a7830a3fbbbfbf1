import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, compileString, Exception } from 'sass';
import { z } from 'zod';
import { hint } from '@/content/nearest';
import { Cache, workFolder } from '@/scripts/check/prose/shared/cache';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { fingerprint } from '@/scripts/shared/stamp';
import { completeSheet } from './style-stubs';

/** A stylesheet of a Markdown file. */
interface Sheet {
  file: string;
  fence: Fence;
}

/**
 * Compiles every `scss` and `css` block. Sass reports unknown members of `@angular/material`, and its
 * `…-overrides` mixins report unknown tokens.
 *
 * @param version changes when the library changes
 * @param folder where the compiled files and the cache are written
 */
export function checkStyles(
  files: readonly ProseFile[],
  version: string,
  folder = workFolder,
): readonly Finding[] {
  const cache = new Cache('styles', z.record(z.string(), z.boolean()), folder);
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
      resolve(folder, 'styles'),
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

/** Compiles all stylesheets together, because loading the library takes much longer than they do. */
function compileTogether(sheets: readonly Sheet[], folder: string): readonly Finding[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings: Finding[] = [];
  const remaining = new Map(sheets.map((sheet, index) => [`sheet-${index}`, sheet]));
  for (const [name, { fence }] of remaining) {
    const { code, stubs } = completeSheet(fence.code);
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, '_sheet.scss'), code);
    for (const [stub, text] of stubs) writeFileSync(join(folder, name, `_${stub}.scss`), text);
  }
  while (remaining.size > 0) {
    const uses = [...remaining.keys()].map((name) => `@use '${name}/sheet' as ${name};`);
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
      const sheet = remaining.get(name);
      if (!sheet) throw error;
      findings.push({
        file: sheet.file,
        line: sheet.fence.line + line,
        message: messageOf(error),
      });
      remaining.delete(name);
    }
  }
  return findings;
}

/** Returns the message. For an unknown token, the library lists all tokens; only the most similar is kept. */
function messageOf({ sassMessage }: Exception): string {
  const [, fault, name, known] =
    /^(Invalid token name `([^`]*)`)\. Valid tokens are: (.*)$/.exec(sassMessage) ?? [];
  if (fault === undefined || name === undefined) return sassMessage;
  return fault + hint(name, known?.split(', ') ?? []);
}

/** Returns the stylesheet that causes an error, even when the library throws it. */
function placeOf(error: Exception): { name: string; line: number } {
  const { url, start } = error.span;
  const [, own] = /(sheet-\d+)[\\/]_sheet\.scss$/.exec(url ? fileURLToPath(url) : '') ?? [];
  if (own !== undefined) return { name: own, line: start.line };
  const [, name = '', line = '1'] =
    /(sheet-\d+)[\\/]_sheet\.scss (\d+):/.exec(error.sassStack) ?? [];
  return { name, line: Number(line) - 1 };
}
