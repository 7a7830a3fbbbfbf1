'use client';

import { CopyButton } from '@/components/ui/copy-button';
import { asIsland } from '@/components/ui/island';
import { CodeTabs } from './code-tabs';
import { WrapToggle } from './wrap-toggle';

export interface ExampleFile {
  /** File name. */
  name: string;
  label: string;
  /** Highlighted code: escaped text and elements for colors. */
  html: string;
}

function ExampleFilesInside({ id, files }: { id: string; files: readonly ExampleFile[] }) {
  const tabs = files.map(({ name, label, html }) => ({
    name,
    label,
    code: <code dangerouslySetInnerHTML={{ __html: html }} />,
  }));
  return (
    <CodeTabs id={`${id}-files`} tabs={tabs} remember>
      <div className="ms-auto flex flex-none">
        <WrapToggle />
        <CopyButton />
      </div>
    </CodeTabs>
  );
}

/** The files of an example, beginning with the language that was selected last. */
export const ExampleFiles = asIsland(ExampleFilesInside, { name: 'The code' });
