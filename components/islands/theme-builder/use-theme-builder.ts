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
import { hasThemeParameters, readTheme, writeTheme } from '@/lib/theme-builder/address';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { defaultState, type ThemeState } from '@/lib/theme-builder/state';
import { wording } from '@/lib/words/word';
import { type Engine, loadEngine } from './load-engine';
import { randomColor } from './random-color';
import { emptyHistory, reduceHistory } from './theme-history';

/** Milliseconds before the URL is updated: browsers limit how often it may change. */
const addressDelay = 300;

export interface ThemeBuilder {
  state: ThemeState;
  theme: BuiltTheme;
  /** The theme as a query; empty for the default theme. */
  query: string;
  /** @param what name of the control; its changes are one undo step until it settles */
  change: (patch: Partial<ThemeState>, what?: string) => void;
  settle: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  reset: () => void;
  random: () => void;
  /** Loads the engine; called when the reader is about to make a choice. */
  prepare: () => void;
  /** Whether the reader has changed anything on this page. */
  changed: boolean;
  /** Whether the engine did not load. */
  failed: boolean;
  /** Names of query parameters with invalid values. */
  ignored: readonly string[];
}

/** The state of the theme builder. The theme is `initial`, the default one, until the engine is loaded. */
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
      if (!hasThemeParameters(query)) return;
      // The history ignores this after a change by the reader.
      const read = readTheme(query, loaded.palettes);
      dispatch({ type: 'open', state: read.state });
      setIgnored(read.ignored);
    };
    loadEngine().then(use, () => setFailed(true));
  }, []);

  useEffect(() => {
    if (hasThemeParameters(new URLSearchParams(location.search))) prepare();
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
          announce(wording(type === 'undo' ? 'Undone.' : 'Redone.'));
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
      announce(wording('Primary color {color}.', { color: primary }));
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
