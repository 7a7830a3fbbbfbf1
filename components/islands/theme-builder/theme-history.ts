import { defaultState, sameState, type ThemeState } from '@/lib/theme-builder/state';

/** The theme that shows, and the ways back and forth. */
export interface ThemeHistory {
  past: readonly ThemeState[];
  present: ThemeState;
  future: readonly ThemeState[];
  /** What is being changed: steps of one drag of a slider, say, count as one. */
  changing: string | undefined;
}

export type ThemeAction =
  | { type: 'change'; state: ThemeState; what: string | undefined }
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What the address asks for; there is no way back from it, and what was chosen beats it. */
  | { type: 'open'; state: ThemeState };

export const emptyHistory: ThemeHistory = {
  past: [],
  present: defaultState,
  future: [],
  changing: undefined,
};

/** How many steps can be taken back. */
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
      const goesOn = action.what !== undefined && action.what === changing;
      return {
        past: goesOn ? past : [...past, present].slice(-mostSteps),
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
