'use client';

import './own.css';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { CodeBar } from '@/components/ui/code-bar';
import { hook } from '@/lib/design/hooks';

export interface CodeTab {
  /** File name. */
  name: string;
  label: string;
  /** Finished, highlighted code. */
  code: ReactNode;
}

interface CodeTabsProps {
  /** Makes the ids of tabs and panels. */
  id: string;
  tabs: readonly CodeTab[];
  /** Stands at the end of the bar. */
  children: ReactNode;
}

/** The place a key leads to from `at`, among `count` tabs. */
function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Files of an example behind tabs. Arrow keys select; only the selected tab is in the tab order. */
export function CodeTabs({ id, tabs, children }: CodeTabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = destination(event.key, selected, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setSelected(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div className="code code--files" {...hook('code')}>
      <CodeBar>
        <div
          ref={list}
          className="file-tabs"
          role="tablist"
          aria-label="Files"
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ name, label }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              title={name}
              aria-selected={index === selected}
              aria-controls={`${id}-panel-${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
            >
              {label}
            </button>
          ))}
        </div>
        {children}
      </CodeBar>
      {tabs.map(({ name, code }, index) => (
        <pre
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== selected}
          data-file={name}
        >
          {code}
        </pre>
      ))}
    </div>
  );
}
