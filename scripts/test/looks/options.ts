import { parseArgs } from 'node:util';
import { themes } from '@/content/themes';
import { views } from './views';

/** What to photograph, and how to compare. */
export interface Options {
  /** Folder of the site as it was. */
  before: string;
  /** Folder of the site as it is. */
  after: string;
  views: readonly string[];
  themes: readonly string[];
  widths: readonly number[];
  /** Pictures end here, in CSS pixels. */
  height: number;
  /** How different a pixel's color must be to count, from 0 (any) to 1. */
  threshold: number;
  /** Stop after so many differing pictures. */
  until: number;
  /** Keep the pictures that do not differ, too. */
  keep: boolean;
  workers: number;
}

/** What the command understands; printed when it does not. */
const usage = `npm run looks -- <other out/> [options]
  --out <folder>      the site to compare with the other one (out)
  --pages <a,b>       of ${views.map(({ name }) => name).join(', ')}
  --themes <a,b>      of ${themes.map(({ name }) => name).join(', ')}
  --widths <a,b>      of the window, in CSS pixels (360,768,1280)
  --height <n>        where long pages are cut, in CSS pixels (6000)
  --threshold <n>     how different a color must be, from 0 (any difference) to 1 (0.004: more
                      than one step of 255, which browsers round either way at curved edges)
  --until <n>         stop after so many differing pictures
  --keep              keep all pictures, not only those that differ
  --workers <n>       browsers at a time (2)`;

const list = (value: string) => value.split(',').filter((name) => name !== '');

function chosen(option: string, value: string | undefined, known: readonly string[]) {
  if (value === undefined) return known;
  const names = list(value);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined && names.length > 0) return names;
  throw new Error(`--${option} knows ${known.join(', ')}, not "${unknown ?? value}".`);
}

function numberOf(option: string, value: string, lowest: number, highest = Infinity): number {
  const number = Number(value);
  if (value !== '' && number >= lowest && number <= highest) return number;
  throw new Error(`--${option} must be a number from ${lowest} to ${highest}, not "${value}".`);
}

/**
 * Reads the command's arguments.
 *
 * @throws with the usage for an option nobody knows, with the known names for a wrong name
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [before, ...more] = positionals;
  if (before === undefined || more.length > 0) {
    throw new Error(`Name one folder with the other site.\n\n${usage}`);
  }
  return {
    before,
    after: values.out,
    views: chosen(
      'pages',
      values.pages,
      views.map(({ name }) => name),
    ),
    themes: chosen(
      'themes',
      values.themes,
      themes.map(({ name }) => name),
    ),
    widths: list(values.widths).map((width) => numberOf('widths', width, 200, 4000)),
    height: numberOf('height', values.height, 200, 16_000),
    threshold: numberOf('threshold', values.threshold, 0, 1),
    until: values.until === undefined ? Infinity : numberOf('until', values.until, 1),
    keep: values.keep,
    workers: numberOf('workers', values.workers, 1, 16),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'out' },
        pages: { type: 'string' },
        themes: { type: 'string' },
        widths: { type: 'string', default: '360,768,1280' },
        height: { type: 'string', default: '6000' },
        threshold: { type: 'string', default: '0.004' },
        until: { type: 'string' },
        keep: { type: 'boolean', default: false },
        workers: { type: 'string', default: '2' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
