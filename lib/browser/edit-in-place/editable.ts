import { isRecord, isText, isTextRecord, isTexts } from '@/lib/browser/network/is-record';
import { withBase } from '@/lib/routes/base';

/** The data of an example for its editor. */
export interface EditableExample {
  id: string;
  /** URL of the example's own page. */
  page: string;
  /** URL of the page that opens it in StackBlitz; empty for a playground, whose project is another one. */
  opener: string;
  /** URLs of the classic scripts of Angular and of the packages that the example imports. */
  scripts: readonly string[];
  /** The modules of these scripts that run before the example, in order. */
  entries: readonly string[];
  /** The modules of packages, by specifier. */
  packages: Readonly<Record<string, string>>;
  /** Defines the modules of the example. */
  code: string;
  /** The name of the module with the component, and of the component. */
  module: string;
  className: string;
  /** The templates and stylesheets of the example, by file name. */
  texts: Readonly<Record<string, string>>;
  /** The names of the files that can be edited. The stylesheet may not exist yet. */
  template: string;
  styles: string;
  /** The file with the class, with that stylesheet added. Empty for an example that has it, and for a playground. */
  withStylesheet: string;
  /** URLs of the stylesheets of the example. */
  sheets: readonly string[];
}

/** Returns the data with URLs. The build writes them as paths within the export. */
export function loadEditable(value: unknown): EditableExample | undefined {
  const example = readEditable(value);
  if (!example) return undefined;
  const { page, opener, scripts, sheets } = example;
  return {
    ...example,
    page: withBase(page),
    opener: opener === '' ? '' : withBase(opener),
    scripts: scripts.map(withBase),
    sheets: sheets.map(withBase),
  };
}

/** Validates the data for an editor; undefined when it has another form. */
export function readEditable(value: unknown): EditableExample | undefined {
  if (!isRecord(value)) return undefined;
  const { id, page, opener, scripts, entries, packages, code, module, className, texts, template } =
    value;
  const { styles, withStylesheet, sheets } = value;
  if (!isText(id) || !isText(page) || !isText(opener)) return undefined;
  if (!isText(code) || !isText(module) || !isText(className)) return undefined;
  if (!isText(template) || !isText(styles) || !isTextRecord(texts)) return undefined;
  if (!isTextRecord(packages) || !isTexts(scripts) || !isTexts(entries)) return undefined;
  if (!isText(withStylesheet) || !isTexts(sheets)) return undefined;
  return {
    id,
    page,
    opener,
    scripts,
    entries,
    packages,
    code,
    module,
    className,
    texts,
    template,
    styles,
    withStylesheet,
    sheets,
  };
}
