import type { EditableExample } from '../editable';
import { type FromFrame, readToFrame, type ToFrame } from '../messages';
import { addFonts, applyLook } from './apply-look';
import { createModules } from './modules';
import { editRuntime, type OpenExample } from './runtime';
import { watchHeight } from './watch-height';

const tell = (message: FromFrame) => parent.postMessage(message, '*');
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not load.`)));
  });
  document.head.append(script);
  return loaded;
}

/** Loads an example and everything that it needs. Returns its class. */
async function loadExample(example: EditableExample): Promise<unknown> {
  const modules = createModules();
  // The scripts that are loaded next expect it there.
  Object.assign(globalThis, { editModules: modules });
  await Promise.all(example.scripts.map(loadScript));
  for (const name of example.entries) modules.require(name);
  for (const [name, target] of Object.entries(example.packages)) modules.alias(name, target);
  for (const [name, text] of Object.entries(example.texts)) modules.addText(name, text);
  // The policy of this document allows it, and that of no other; so it runs code that the page has fetched.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- see above
  new Function('editModules', example.code)(modules);
  const exported = modules.require(example.module);
  return Reflect.get(Object(exported), example.className);
}

/** The element of the example, within a stage as pages have it. */
function createStage(): { stage: HTMLElement; host: HTMLElement } {
  const stage = document.createElement('div');
  const host = document.createElement('div');
  stage.append(host);
  document.body.replaceChildren(stage);
  host.className = 'live-host relative flow-root';
  return { stage, host };
}

const directionOf = (stage: Element) => (stage.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr');

/** Handles the messages of the page around the frame. */
export function runFrame(): void {
  const { stage, host } = createStage();
  let example: OpenExample | undefined;
  // One after another: a later template must not be shown before an earlier one.
  let work = Promise.resolve();

  const start = async ({ example: wanted, look, fonts }: ToFrame & { kind: 'start' }) => {
    const looks = Promise.all([applyLook(look, stage), addFonts(fonts)]);
    const type = await loadExample(wanted);
    await looks;
    const onError = (message: string) => tell({ kind: 'thrown', message });
    const addsStyles = wanted.texts[wanted.styles] === undefined;
    example = await editRuntime().open(type, host, directionOf(stage), onError, addsStyles);
    watchHeight(stage, (height) => tell({ kind: 'height', height }));
    tell({ kind: 'started', vocabulary: example.vocabulary() });
  };

  const answer = async (message: ToFrame) => {
    switch (message.kind) {
      case 'start':
        if (!example) await start(message);
        break;
      case 'show': {
        const { marks = [], problem = '' } =
          (await example?.show(message.template, message.css)) ?? {};
        tell({ kind: 'shown', turn: message.turn, marks, problem });
        break;
      }
      case 'restart':
        await example?.restart();
        tell({ kind: 'shown', turn: message.turn, marks: [], problem: '' });
        break;
      case 'look':
        await applyLook(message.look, stage);
        example?.setDirection(directionOf(stage));
        break;
      case 'inputs':
        example?.setInputs(message.values);
    }
  };

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = source === parent ? readToFrame(data) : undefined;
    if (!message) return;
    work = work
      .then(() => answer(message))
      .catch((error: unknown) => tell({ kind: 'failed', message: messageOf(error) }));
  });
  tell({ kind: 'hello' });
}
