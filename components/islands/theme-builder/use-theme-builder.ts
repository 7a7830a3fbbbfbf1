'use client';

import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { announce } from '@/lib/browser/feedback/announcer';
import { asksForTheme, readTheme, writeTheme } from '@/lib/theme-builder/address';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { defaultState, type ThemeState } from '@/lib/theme-builder/state';
import { type Engine, loadEngine } from './load-engine';
import { randomColor } from './random-color';
import { emptyHistory, reduceHistory } from './theme-history';

/** Browsers refuse to change the address more often than a few times a second. */
const addressDelay = 300;

export interface ThemeBuilder {
  state: ThemeState;
  theme: BuiltTheme;
  /** The theme as a query, empty for the standard one. */
  query: string;
  /** @param what names a control whose steps count as one until it settles */
  change: (patch: Partial<ThemeState>, what?: string) => void;
  settle: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  reset: () => void;
  random: () => void;
  /** Someone is about to choose: what computes themes is fetched. */
  prepare: () => void;
  /** Someone has chosen something on this page. */
  changed: boolean;
  /** What computes themes did not load. */
  failed: boolean;
  /** Parts of the address that hold nothing this page knows. */
  ignored: readonly string[];
}

/** The theme being built. It shows `initial`, the standard one, until what computes themes has loaded. */
export function useThemeBuilder(initial: BuiltTheme): ThemeBuilder {
  const [history, dispatch] = useReducer(reduceHistory, emptyHistory);
  const [engine, setEngine] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const { past, present: state, future } = history;
  const changed = past.length > 0 || future.length > 0;

  const ready = useRef(false);
  const prepare = useCallback(() => {
    if (ready.current) return;
    const use = (loaded: Engine) => {
      if (ready.current) return;
      ready.current = true;
      setFailed(false);
      setEngine(loaded);
      const query = new URLSearchParams(location.search);
      if (!asksForTheme(query)) return;
      // Once something was chosen the history keeps to that.
      const read = readTheme(query, loaded.palettes);
      dispatch({ type: 'open', state: read.state });
      setIgnored(read.ignored);
    };
    loadEngine().then(use, () => setFailed(true));
  }, []);

  useEffect(() => {
    if (asksForTheme(new URLSearchParams(location.search))) prepare();
  }, [prepare]);

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => writeAddress(state), addressDelay);
    return () => clearTimeout(timer);
  }, [state, changed]);

  const shown = useDeferredValue(state);
  const theme = useMemo(() => engine?.build(shown) ?? initial, [engine, shown, initial]);

  const change = (patch: Partial<ThemeState>, what?: string) => {
    prepare();
    dispatch({ type: 'change', state: { ...state, ...patch }, what });
  };
  const step = (type: 'undo' | 'redo', list: readonly ThemeState[]) =>
    list.length === 0
      ? undefined
      : () => {
          dispatch({ type });
          announce(type === 'undo' ? 'Taken back.' : 'Done again.');
        };
  return {
    state,
    theme,
    query: writeTheme(state),
    change,
    settle: () => dispatch({ type: 'settle' }),
    undo: step('undo', past),
    redo: step('redo', future),
    reset: () => change(defaultState),
    random: () => {
      const primary = randomColor();
      change({ seeds: { primary }, palette: '', tertiaryPalette: '' });
      announce(`Primary color ${primary}.`);
    },
    prepare,
    changed,
    failed,
    ignored,
  };
}

function writeAddress(state: ThemeState): void {
  const query = writeTheme(state, new URLSearchParams(location.search));
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (address === location.pathname + location.search + location.hash) return;
  history.replaceState(history.state, '', address);
}
