import { defaultState, sameState, type ThemeState } from '@/lib/theme-builder/state';

/** The current theme, with the steps for undo and redo. */
export interface ThemeHistory {
  past: readonly ThemeState[];
  present: ThemeState;
  future: readonly ThemeState[];
  /** Name of the control being changed: the changes of one drag of a slider are one step. */
  changing: string | undefined;
}

export type ThemeAction =
  | { type: 'change'; state: ThemeState; what: string | undefined }
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The theme of the URL; it cannot be undone, and is ignored after a change by the reader. */
  | { type: 'open'; state: ThemeState };

export const emptyHistory: ThemeHistory = {
  past: [],
  present: defaultState,
  future: [],
  changing: undefined,
};

/** Maximum number of undo steps. */
const mostSteps = 100;

export function reduceHistory(history: ThemeHistory, action: ThemeAction): ThemeHistory {
  const { past, present, future, changing } = history;
  switch (action.type) {
    case 'open':
      if (past.length > 0 || future.length > 0) return history;
      return sameState(action.state, present) ? history : { ...history, present: action.state };
    case 'settle':
      return { ...history, changing: undefined };
    case 'change': {
      if (sameState(action.state, present)) return history;
      const continues = action.what !== undefined && action.what === changing;
      return {
        past: continues ? past : [...past, present].slice(-mostSteps),
        present: action.state,
        future: [],
        changing: action.what,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        changing: undefined,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest, changing: undefined };
    }
  }
}
