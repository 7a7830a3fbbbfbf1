import { filePaths } from '@/lib/routes/file-paths';
import { english, type Wording, wording } from '@/lib/words/word';
import type { EditableExample } from '../editable';
import {
  type FromFrame,
  type Mark,
  readFromFrame,
  type ToFrame,
  type Vocabulary,
} from '../messages';
import type { EditedTexts } from '../share';
import { fontsOfPage } from './fonts-of-page';
import { lookOfPage, onLookChange } from './look-of-page';

/** Milliseconds without an answer after which the frame is replaced: its template may contain an endless loop. */
const answerTimeout = 2000;
/** Milliseconds for the scripts to load and to run. */
const startTimeout = 30_000;

/** The result of an edit. Without marks and problem, it is shown. */
export interface EditResult {
  marks: readonly Mark[];
  problem?: Wording | undefined;
}

interface SessionOptions {
  example: EditableExample;
  /** The stage of the page, which the frame replaces. */
  stage: Element;
  /** The element for the frame. */
  slot: Element;
  title: string;
  onStarted: (vocabulary: Vocabulary) => void;
  onResult: (result: EditResult) => void;
  /** The frame did not start; it cannot be used. */
  onFailed: (problem: Wording) => void;
  /** The example threw an error after it was shown. */
  onThrown: (problem: Wording) => void;
}

export interface FrameSession {
  /** Shows edited texts. While one edit is being shown, only the latest of the following ones waits. */
  show: (texts: EditedTexts) => void;
  /** Mounts a new instance with the template that worked last. */
  restart: () => void;
  setInputs: (values: Readonly<Record<string, unknown>>) => void;
  stop: () => void;
}

/** Runs an example in a frame, and replaces the frame when it no longer answers. */
export function openFrame(options: SessionOptions): FrameSession {
  const { example, stage, slot, title } = options;
  const fonts = fontsOfPage();
  let frame: HTMLIFrameElement | undefined;
  let height = Math.max(stage.getBoundingClientRect().height, 80);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  /** The turn whose response is pending; 0 for none. */
  let awaited = 0;
  let isStarted = false;
  let waiting: EditedTexts | undefined;
  let current: EditedTexts | undefined;
  let good: EditedTexts | undefined;
  /** Why the frame was replaced, until the next edit. */
  let stuck: Wording | undefined;
  let inputs: Readonly<Record<string, unknown>> | undefined;

  // The frame has no origin, so no target origin can be specified.
  const post = (message: ToFrame) => frame?.contentWindow?.postMessage(message, '*');
  const limit = (milliseconds: number, onLate: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(onLate, milliseconds);
  };

  const create = () => {
    frame?.remove();
    isStarted = false;
    awaited = 0;
    frame = document.createElement('iframe');
    frame.title = title;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.className = 'block w-full border-0 bg-stage';
    frame.style.height = `${height}px`;
    frame.src = filePaths.editFrame();
    slot.append(frame);
    limit(startTimeout, () => options.onFailed(wording('The editor did not start in time.')));
  };

  const send = (message: (turn: number) => ToFrame) => {
    awaited = ++turn;
    post(message(awaited));
    limit(answerTimeout, onStuck);
  };
  const showNext = () => {
    if (!waiting || awaited !== 0 || !isStarted) return;
    const texts = (current = waiting);
    waiting = undefined;
    send((turn) => ({ kind: 'show', turn, ...texts }));
  };
  const onStuck = () => {
    stuck = wording(
      'It did not answer for two seconds, and was restarted without the last change.',
    );
    options.onResult({ marks: [], problem: stuck });
    waiting = good;
    create();
  };

  const onStarted = (vocabulary: Vocabulary) => {
    isStarted = true;
    clearTimeout(timer);
    if (inputs) post({ kind: 'inputs', values: inputs });
    options.onStarted(vocabulary);
    showNext();
  };
  const onShown = ({ turn: answered, marks, problem }: FromFrame & { kind: 'shown' }) => {
    if (answered !== awaited) return;
    awaited = 0;
    clearTimeout(timer);
    if (marks.length === 0 && problem === '') good = current;
    options.onResult({ marks, problem: problem === '' ? stuck : english(problem) });
    showNext();
  };

  const start = async () => {
    const target = frame;
    const loaded = await fonts;
    if (frame !== target) return;
    post({ kind: 'start', example, look: lookOfPage(stage, example.sheets), fonts: loaded });
  };
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const message = source === frame?.contentWindow ? readFromFrame(data) : undefined;
    if (!message) return;
    switch (message.kind) {
      case 'hello':
        if (!isStarted) void start();
        break;
      case 'started':
        if (!isStarted) onStarted(message.vocabulary);
        break;
      case 'shown':
        onShown(message);
        break;
      case 'height':
        height = message.height;
        if (frame) frame.style.height = `${height}px`;
        break;
      case 'thrown':
        options.onThrown(english(message.message));
        break;
      case 'failed':
        clearTimeout(timer);
        options.onFailed(english(message.message));
    }
  };

  addEventListener('message', onMessage);
  const stopFollowing = onLookChange(stage, () =>
    post({ kind: 'look', look: lookOfPage(stage, example.sheets) }),
  );
  create();
  return {
    show: (texts) => {
      stuck = undefined;
      waiting = texts;
      showNext();
    },
    restart: () => send((turn) => ({ kind: 'restart', turn })),
    setInputs: (values) => {
      inputs = values;
      post({ kind: 'inputs', values });
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      stopFollowing();
      frame?.remove();
    },
  };
}
