import { compileString } from 'sass';

/**
 * The templates and stylesheets of an example by file name, as its code needs them in a browser: Sass is compiled.
 *
 * @throws the error of the Sass compiler
 */
export function textsOf(
  sources: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sources)
      .filter(([name]) => /\.(?:html|s?css)$/.test(name))
      .map(([name, text]) => [
        name,
        name.endsWith('.scss') ? compileString(text, { loadPaths: ['node_modules'] }).css : text,
      ]),
  );
}
