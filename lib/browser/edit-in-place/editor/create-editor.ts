import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import type { Mark } from '../messages';
import { completeHtml, type Names } from './complete';
import { completeTokens, type TokenList } from './complete-tokens';
import { languageOf } from './languages';
import { editorTheme } from './theme';

interface EditorOptions {
  parent: Element;
  language: 'html' | 'css';
  text: string;
  /** Accessible name. */
  label: string;
  /** What is shown while the text is empty. */
  placeholder: string;
  /** Id of the text that says how to leave the editor. */
  describedBy: string;
  /** What can be completed, when it is known. */
  names: () => Names | undefined;
  /** Loads the custom properties that can be completed in styles. */
  tokens: () => Promise<TokenList>;
  onChange: (text: string) => void;
}

export interface CodeEditor {
  setText: (text: string) => void;
  setMarks: (marks: readonly Mark[]) => void;
  focusAt: (position: number) => void;
  destroy: () => void;
}

/** Creates an editor. Tab indents; after Escape, Tab moves the focus out. */
export function createEditor(options: EditorOptions): CodeEditor {
  const { parent, language, text, label, describedBy, names, tokens, onChange } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        languageOf(language),
        cssLanguage.data.of({ autocomplete: completeTokens(tokens) }),
        placeholder(options.placeholder),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({
          icons: false,
          ...(language === 'html' && { override: [completeHtml(names)] }),
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          // After Escape, the next Tab moves the focus out: CodeMirror does that itself.
          indentWithTab,
        ]),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        editorTheme,
      ],
    }),
  });
  const within = (position: number) => Math.min(position, view.state.doc.length);
  return {
    setText: (next) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setMarks: (marks) => {
      const diagnostics = marks.map(({ from, to, message }) => ({
        from: within(from),
        to: within(Math.max(to, from + 1)),
        severity: 'error' as const,
        message,
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    focusAt: (position) => {
      view.dispatch({ selection: { anchor: within(position) }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
