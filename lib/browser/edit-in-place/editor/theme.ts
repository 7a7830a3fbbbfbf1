import { EditorView } from '@codemirror/view';

/** The look of the site's code blocks. */
export const editorTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--text)', fontSize: 'inherit' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '1rem 0', caretColor: 'var(--primary-text)' },
  '.cm-line': { padding: '0 1rem' },
  '.cm-placeholder': { color: 'var(--text-2)' },
  '.cm-cursor': { borderLeftColor: 'var(--primary-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--primary-soft)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--hover)',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--on-primary-soft)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad-text)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad-text)' },
});
