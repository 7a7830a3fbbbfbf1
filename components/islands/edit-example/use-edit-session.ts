import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { type Names, namesOf } from '@/lib/browser/edit-in-place/editor/complete';
import type { Mark } from '@/lib/browser/edit-in-place/messages';
import {
  type EditResult,
  type FrameSession,
  openFrame,
} from '@/lib/browser/edit-in-place/page/frame-session';
import type { EditedTexts } from '@/lib/browser/edit-in-place/share';
import { inputsAttribute, readInputs } from '@/lib/browser/live-example/contract';
import { word, type Wording } from '@/lib/words/word';

interface SessionOptions {
  example: EditableExample;
  stage: HTMLElement;
  /** The element for the frame. */
  slot: RefObject<HTMLElement | null>;
  title: string;
}

export interface EditSession {
  texts: EditedTexts;
  original: EditedTexts;
  /** Whether the texts differ from those of the site. */
  isChanged: boolean;
  /** `failed` when nothing can be shown. */
  state: 'starting' | 'ready' | 'failed';
  /** The mistakes in the template, once typing has stopped. */
  marks: readonly Mark[];
  /** An error without a position in the template. */
  problem?: Wording | undefined;
  names: () => Names | undefined;
  edit: (change: Partial<EditedTexts>) => void;
  /** Restores the texts of the site. */
  reset: () => void;
  /** Makes a new instance of the class. */
  restart: () => void;
}

/** Milliseconds without typing after which mistakes are reported: unfinished code always has some. */
const typingPause = 600;
const fine: EditResult = { marks: [] };

const textsOf = ({ texts, template, styles }: EditableExample): EditedTexts => ({
  template: texts[template] ?? '',
  css: texts[styles] ?? '',
});

/** Runs the example in a frame while the editor is open. */
export function useEditSession({ example, stage, slot, title }: SessionOptions): EditSession {
  const original = useMemo(() => textsOf(example), [example]);
  const [texts, setTexts] = useState(original);
  const [state, setState] = useState<EditSession['state']>('starting');
  const [result, setResult] = useState(fine);
  const frame = useRef<FrameSession>(null);
  const names = useRef<Names>(undefined);
  const latest = useRef(fine);
  const isTyping = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!slot.current) return;
    const session = openFrame({
      example,
      stage,
      slot: slot.current,
      title: word('{title}, edited', { title }),
      onStarted: (vocabulary) => {
        names.current = namesOf(vocabulary);
        stage.hidden = true;
        setState('ready');
      },
      onResult: (next) => {
        latest.current = next;
        // Success is reported at once, mistakes after a pause.
        if (next.marks.length === 0 && !next.problem) setResult(fine);
        else if (!isTyping.current) setResult(next);
      },
      onFailed: (problem) => {
        setState('failed');
        setResult({ marks: [], problem });
      },
      onThrown: (problem) => setResult({ marks: [], problem }),
    });
    const sendInputs = () => session.setInputs(readInputs(stage));
    if (stage.hasAttribute(inputsAttribute)) sendInputs();
    const observer = new MutationObserver(sendInputs);
    observer.observe(stage, { attributeFilter: [inputsAttribute] });
    frame.current = session;
    return () => {
      observer.disconnect();
      session.stop();
      stage.hidden = false;
    };
  }, [example, stage, slot, title]);

  const show = useCallback((next: EditedTexts) => {
    setTexts(next);
    frame.current?.show(next);
    isTyping.current = true;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      isTyping.current = false;
      setResult(latest.current);
    }, typingPause);
  }, []);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    texts,
    original,
    isChanged: texts.template !== original.template || texts.css !== original.css,
    state,
    ...result,
    names: () => names.current,
    edit: (change) => show({ ...texts, ...change }),
    reset: () => {
      show(original);
      frame.current?.restart();
    },
    restart: () => frame.current?.restart(),
  };
}
