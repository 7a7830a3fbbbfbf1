import { type Frame, type Page, test } from '@playwright/test';
import { allItems } from '@/lib/catalogue/items';
import { isEditable } from '@/lib/examples/is-editable';
import { liveManifest, runtimeOf } from '@/lib/examples/manifest';
import { examplesOf } from '@/lib/examples/of-item';
import { filePaths } from '@/lib/routes/file-paths';
import { paths } from '@/lib/routes/paths';
import { expect } from './support/expect';
import { groupsOf } from './support/groups';
import { outlineArguments, outlineOf } from './support/outline';
import { sampleOf } from './support/sweep';

const editable = allItems().flatMap((item) => examplesOf(item).filter(isEditable));

// Both have the width of the window, so that media queries and measurements are the same.
test.use({ viewport: { width: 900, height: 800 } });

/** Mounts an example as it was compiled ahead, in place of the page's content. */
async function mountCompiled(page: Page, id: string): Promise<void> {
  const sheets = liveManifest().sheets[id] ?? [];
  await page.evaluate(
    async ([wanted = '', runtime = '', ...files]) => {
      const missing = files.filter((file) => !document.querySelector(`link[href="${file}"]`));
      await Promise.all(
        missing.map(
          (file) =>
            new Promise((resolve) => {
              const link = document.createElement('link');
              link.rel = 'stylesheet';
              link.href = file;
              link.addEventListener('load', resolve);
              document.head.append(link);
            }),
        ),
      );
      const stage = document.createElement('div');
      stage.className = 'stage border-t-0';
      const host = document.createElement('div');
      host.className = 'live-host relative flow-root';
      stage.append(host);
      document.body.replaceChildren(stage);
      const loaded: unknown = await import(runtime);
      const mount: unknown = Reflect.get(Object(loaded), 'mount');
      if (typeof mount === 'function') await Reflect.apply(mount, undefined, [wanted, host]);
    },
    [id, runtimeOf(id), ...sheets],
  );
}

/**
 * Starts an example in a frame, shows its own template as an edited one, and makes a new instance with it.
 *
 * @returns the frame's response to the template
 */
function editAsItIs(page: Page, address: string, frameUrl: string): Promise<unknown> {
  return page.evaluate(
    async ([file = '', frameAddress = '']) => {
      const example: unknown = await (await fetch(file)).json();
      const texts: unknown = Reflect.get(Object(example), 'texts');
      const textOf = (field: string): unknown =>
        Reflect.get(Object(texts), String(Reflect.get(Object(example), field))) ?? '';
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
      frame.src = frameAddress;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => new URL(href).pathname,
      );
      const stage = { class: 'stage border-t-0' };
      const look = { sheets, css: '', root: {}, stage, room: '' };
      const said = new Promise<unknown>((resolve) => {
        let first: unknown;
        addEventListener('message', function listen({ source, data }: MessageEvent<unknown>) {
          if (source !== frame.contentWindow) return;
          const kind: unknown = Reflect.get(Object(data), 'kind');
          const tell = (message: unknown) => frame.contentWindow?.postMessage(message, '*');
          if (kind === 'hello') tell({ kind: 'start', example, look, fonts: [] });
          if (kind === 'started') {
            const [template, css] = [textOf('template'), textOf('styles')];
            tell({ kind: 'show', turn: 1, template, css });
          }
          if (kind === 'shown' && first === undefined) {
            first = data;
            tell({ kind: 'restart', turn: 2 });
          } else if (kind === 'shown' || kind === 'failed') {
            removeEventListener('message', listen);
            resolve(first ?? data);
          }
        });
      });
      document.body.append(frame);
      return said;
    },
    [address, frameUrl],
  );
}

const frameOf = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().endsWith(filePaths.editFrame()));

/** The elements of an example, in a frame or in the page, whose application has this id. */
const outlineIn = (frame: Frame | undefined, id: string, appId: string) =>
  frame?.evaluate(outlineOf, outlineArguments(`${id}-example`, appId));

test.describe('every example that can be edited', { tag: '@sweep' }, () => {
  for (const group of groupsOf(sampleOf(editable, 40), 8)) {
    const ids = group.map(({ id }) => id);
    test(`becomes the same elements in the frame, without a false mark: ${ids.join(', ')}`, async ({
      page,
    }) => {
      test.setTimeout(60_000 + ids.length * 20_000);
      // An empty document of the site: the scripts and styles of its pages are the same for all examples.
      await page.route(paths.robots(), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"></html>' }),
      );
      for (const id of ids) {
        await page.goto(paths.robots());
        await mountCompiled(page, id);
        const said = await editAsItIs(page, filePaths.editable(id), filePaths.editFrame());
        expect.soft(said, id).toEqual({ kind: 'shown', turn: 1, marks: [], problem: '' });
        await expect
          .soft(async () => {
            const [compiled, edited] = await Promise.all([
              outlineIn(page.mainFrame(), id, `live-${id}`),
              outlineIn(frameOf(page), id, 'edit'),
            ]);
            expect(compiled).toBeTruthy();
            expect(edited, id).toBe(compiled);
          })
          .toPass({ timeout: 15_000 });
      }
    });
  }
});
