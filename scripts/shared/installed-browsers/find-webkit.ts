import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The parts of WebKitGTK that a visit needs. */
interface WebKit {
  /** Starts browsers and hands on what they are told. */
  driver: string;
  /** The browser that comes with the library. */
  browser: string;
  /** Stands in for a screen where there is none. GTK's own stand-in makes the browser zoom wrongly. */
  screen: string | undefined;
}

/** Where distributions put what belongs to a library, and in there a folder an architecture. */
const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

function browsers(): readonly string[] {
  const folders = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => join(parent, name))
      : [];
  const inner = libraries.flatMap((library) => [library, ...folders(library)]);
  return inner
    .flatMap((folder) => folders(folder).filter((name) => /webkit2gtk-[\d.]+$/.test(name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file));
}

/**
 * Finds WebKitGTK's driver and browser.
 *
 * @param find a program by its name
 * @param list the browsers that are there
 * @returns nothing where one of them is missing
 */
export function findWebKit(
  find: (name: string) => string | undefined = inPath,
  list: () => readonly string[] = browsers,
): WebKit | undefined {
  const driver = find('WebKitWebDriver');
  const [browser] = list();
  if (driver === undefined || browser === undefined) return undefined;
  return { driver, browser, screen: find('Xvfb') };
}
