import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { Names } from '@/lib/browser/edit-in-place/editor/complete';
import type { TokenList } from '@/lib/browser/edit-in-place/editor/complete-tokens';
import { type CodeEditor, createEditor } from '@/lib/browser/edit-in-place/editor/create-editor';
import type { Mark } from '@/lib/browser/edit-in-place/messages';

interface CodeFieldProps {
  language: 'html' | 'css';
  text: string;
  /** Accessible name. */
  label: string;
  /** What is shown while the text is empty. */
  placeholder?: string;
  describedBy: string;
  names: () => Names | undefined;
  /** Loads the custom properties that can be completed in styles. */
  tokens?: () => Promise<TokenList>;
  marks?: readonly Mark[];
  onChange: (text: string) => void;
  ref?: Ref<CodeEditor | null>;
}

const none: readonly Mark[] = [];

/** A text in an editor. */
export function CodeField(props: CodeFieldProps) {
  const { text, marks = none, ref } = props;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const latest = useRef(props);
  // A change that comes from the editor itself must not be written back to it.
  const written = useRef(text);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!parent.current) return;
    const { language, label, placeholder = '', describedBy } = latest.current;
    editor.current = createEditor({
      parent: parent.current,
      language,
      text: written.current,
      label,
      placeholder,
      describedBy,
      names: () => latest.current.names(),
      tokens: () => latest.current.tokens?.() ?? Promise.resolve([]),
      onChange: (next) => {
        if (next === written.current) return;
        written.current = next;
        latest.current.onChange(next);
      },
    });
    return () => editor.current?.destroy();
  }, []);

  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    editor.current?.setText(text);
  }, [text]);

  useEffect(() => editor.current?.setMarks(marks), [marks]);
  useImperativeHandle<CodeEditor | null, CodeEditor | null>(ref, () => editor.current, []);

  return <div ref={parent} className="max-h-96 overflow-y-auto font-mono text-code" />;
}
