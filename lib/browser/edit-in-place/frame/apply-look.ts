import { type FontBytes, type Look } from '../look';

const sheetHook = 'data-look';
const ownColorsId = 'own-colors';

/** Sets these attributes, and removes those of an earlier look. */
function setAttributes(element: Element, next: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames()) {
    if (name !== 'lang' && name !== 'style' && !(name in next)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(next)) element.setAttribute(name, value);
}

function addSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.setAttribute(sheetHook, href);
  const loaded = new Promise<void>((resolve) => {
    // Without one of its stylesheets, an example can still be edited.
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
  });
  document.head.append(link);
  return loaded;
}

/** Loads the stylesheets in their order, and removes those that are no longer needed once the others have loaded. */
async function setSheets(sheets: readonly string[]): Promise<void> {
  const old = [...document.head.querySelectorAll(`link[${sheetHook}]`)];
  const hrefs = old.map((link) => link.getAttribute(sheetHook));
  if (hrefs.join('\n') === sheets.join('\n')) return;
  await Promise.all(sheets.map(addSheet));
  for (const link of old) link.remove();
}

/** Makes the frame look like the page. */
export async function applyLook(look: Look, stage: HTMLElement): Promise<void> {
  const colors = document.getElementById(ownColorsId) ?? document.createElement('style');
  colors.id = ownColorsId;
  colors.textContent = look.css;
  await setSheets(look.sheets);
  document.head.append(colors);
  setAttributes(document.documentElement, look.root);
  setAttributes(stage, look.stage);
  stage.style.setProperty('--room', look.room);
}

/** Adds fonts; one that cannot be read is left out. */
export async function addFonts(fonts: readonly FontBytes[]): Promise<void> {
  await Promise.all(
    fonts.map(async ({ family, bytes, ...descriptors }) => {
      try {
        document.fonts.add(await new FontFace(family, bytes, descriptors).load());
      } catch (error) {
        console.warn(`The font ${family} could not be read`, error);
      }
    }),
  );
}
