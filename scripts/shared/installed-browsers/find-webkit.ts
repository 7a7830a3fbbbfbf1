import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs needed to open pages in WebKitGTK. */
interface WebKit {
  /** The WebDriver: starts browsers and passes commands to them. */
  driver: string;
  /** The browser that is part of the library. */
  browser: string;
  /**
   * The virtual screen (Xvfb), for machines without a screen. GTK's own virtual screen gives a wrong zoom.
   */
  screen: string | undefined;
}

/** Where Linux distributions install programs of libraries; some in a subfolder for each architecture. */
const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

function listBrowsers(): readonly string[] {
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
 * Finds the driver and the browser of WebKitGTK.
 *
 * @param find finds a program by its name
 * @param list lists the installed browsers
 * @returns undefined when the driver or the browser is missing
 */
export function findWebKit(
  find: (name: string) => string | undefined = inPath,
  list: () => readonly string[] = listBrowsers,
): WebKit | undefined {
  const driver = find('WebKitWebDriver');
  const [browser] = list();
  if (driver === undefined || browser === undefined) return undefined;
  return { driver, browser, screen: find('Xvfb') };
}
