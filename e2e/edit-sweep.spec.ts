import { expect, type Page, test } from '@playwright/test';
import { allItems } from '@/lib/catalogue/items';
import { isEditable } from '@/lib/examples/is-editable';
import { examplesOf } from '@/lib/examples/of-item';
import { filePaths } from '@/lib/routes/file-paths';
import { paths } from '@/lib/routes/paths';
import { sampleOf } from './support/sweep';

const items = allItems().filter((item) => examplesOf(item).some(isEditable));

/** Starts an example in a frame, and shows its own template as an edited one. Returns what the frame says last. */
function editAsItIs(page: Page, address: string, frameUrl: string): Promise<unknown> {
  return page.evaluate(
    async ([file = '', frameAddress = '']) => {
      const example: unknown = await (await fetch(file)).json();
      const texts: unknown = Reflect.get(Object(example), 'texts');
      const textOf = (field: string): unknown =>
        Reflect.get(Object(texts), String(Reflect.get(Object(example), field))) ?? '';
      document.querySelector('iframe')?.remove();
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = frameAddress;
      const said = new Promise<unknown>((resolve) => {
        addEventListener('message', function listen({ source, data }: MessageEvent<unknown>) {
          if (source !== frame.contentWindow) return;
          const kind: unknown = Reflect.get(Object(data), 'kind');
          const tell = (message: unknown) => frame.contentWindow?.postMessage(message, '*');
          const look = { sheets: [], css: '', root: {}, stage: {}, room: '' };
          if (kind === 'hello') tell({ kind: 'start', example, look, fonts: [] });
          if (kind === 'started') {
            const [template, css] = [textOf('template'), textOf('styles')];
            tell({ kind: 'show', turn: 1, template, css });
          }
          if (kind !== 'shown' && kind !== 'failed') return;
          removeEventListener('message', listen);
          resolve(data);
        });
      });
      document.body.append(frame);
      return said;
    },
    [address, frameUrl],
  );
}

test.describe('every example that can be edited', { tag: '@sweep' }, () => {
  for (const item of sampleOf(items, 30)) {
    test(`of ${item.packageName}/${item.id} compiles in the frame, without a false mark`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(paths.guides());
      for (const { id } of examplesOf(item).filter(isEditable)) {
        const said = await editAsItIs(page, filePaths.editable(id), filePaths.editFrame());
        expect([id, said]).toEqual([id, { kind: 'shown', turn: 1, marks: [], problem: '' }]);
      }
    });
  }
});
