import { type RefObject, useId, useRef, useState } from 'react';
import { CodeTabs } from '@/components/islands/code-tabs/code-tabs';
import { ModalSheet } from '@/components/ui/dialog';
import { scriptOf } from '@/lib/browser/edit-in-place/changed-files';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import type { CodeEditor } from '@/lib/browser/edit-in-place/editor/create-editor';
import { tokensFor } from '@/lib/browser/edit-in-place/editor/tokens';
import { readChange } from '@/lib/browser/edit-in-place/share';
import { word, wording } from '@/lib/words/word';
import { CodeField } from './code-field';
import { EditBar } from './edit-bar';
import { EditStatus } from './edit-status';
import { isNarrow, useVisibleHeight } from './narrow';
import { SharedChange } from './shared-change';
import { useEditSession } from './use-edit-session';
import { useTypeScript } from './use-type-script';

export interface EditPanelProps {
  example: EditableExample;
  /** The stage of the page, which the edited example replaces. */
  stage: HTMLElement;
  title: string;
  /** The button that opened the editor. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The editor of an example: the example in a frame, and below it its template and styles. */
export function EditPanel(props: EditPanelProps) {
  const [isSheet] = useState(isNarrow);
  const height = useVisibleHeight();
  if (!isSheet) return <Workbench {...props} isSheet={false} />;
  return (
    <ModalSheet
      title={wording('Edit {title}', { title: props.title })}
      opener={props.opener}
      onClose={props.onClose}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        const isInEditor = event.target instanceof Element && event.target.closest('.cm-editor');
        // In the editor, Escape closes a list, and the next Tab moves the focus out.
        if (isInEditor) event.preventDefault();
      }}
      className="fixed inset-x-0 top-0 z-50 flex flex-col overflow-hidden bg-surface text-text print:hidden"
      style={{ height }}
    >
      <Workbench {...props} isSheet />
    </ModalSheet>
  );
}

function Workbench({
  example,
  stage,
  title,
  onClose,
  isSheet,
}: EditPanelProps & { isSheet: boolean }) {
  const id = useId();
  const template = useRef<CodeEditor>(null);
  const slot = useRef<HTMLDivElement>(null);
  const session = useEditSession({ example, stage, slot, title });
  const script = useTypeScript(example.id);
  const [shared, setShared] = useState(() => readChange(location.hash));
  const { texts, marks } = session;
  const bar = <EditBar example={example} session={session} onClose={onClose} />;
  const fields = [
    {
      name: example.template,
      label: 'HTML',
      isEditor: true,
      code: (
        <CodeField
          ref={template}
          language="html"
          text={texts.template}
          label={word('Template of {title}', { title })}
          describedBy={id}
          names={session.names}
          marks={marks}
          onChange={(text) => session.edit({ template: text })}
        />
      ),
    },
    {
      name: example.styles,
      label: 'CSS',
      isEditor: true,
      code: (
        <CodeField
          language="css"
          text={texts.css}
          label={word('Styles of {title}', { title })}
          placeholder={word('This example has no styles. Add some here.')}
          describedBy={id}
          names={session.names}
          tokens={() => tokensFor(example)}
          onChange={(text) => session.edit({ css: text })}
        />
      ),
    },
    ...(script === undefined
      ? []
      : [
          {
            name: scriptOf(example),
            label: word('TypeScript, read only'),
            code: <code dangerouslySetInnerHTML={{ __html: script }} />,
          },
        ]),
  ];
  return (
    <>
      <div
        ref={slot}
        className={isSheet ? 'max-h-1/2 flex-none overflow-y-auto' : 'border-t border-line'}
      />
      <div
        className={
          isSheet ? 'flex min-h-0 flex-1 flex-col overflow-y-auto' : 'border-t border-line'
        }
        role="group"
        aria-label={word('Edit {title}', { title })}
      >
        {shared && (
          <SharedChange shared={shared} session={session} onDone={() => setShared(undefined)} />
        )}
        <EditStatus
          id={id}
          session={session}
          template={texts.template}
          onGoTo={(position) => template.current?.focusAt(position)}
        />
        {isSheet && bar}
        <CodeTabs id={`${example.id}-edit`} tabs={fields}>
          {!isSheet && bar}
        </CodeTabs>
      </div>
    </>
  );
}
