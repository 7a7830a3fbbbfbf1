'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { IconName } from '@/components/ui/icon-names';
import { Word } from '@/components/ui/word';
import { announce } from '@/lib/browser/feedback/announcer';
import { copyText } from '@/lib/browser/feedback/clipboard';
import { type InterfaceText, label as named, word, wording } from '@/lib/words/word';
import type { ThemeBuilder } from './use-theme-builder';

/** Buttons for actions on the whole theme. */
export function Toolbar({ builder, children }: { builder: ThemeBuilder; children: ReactNode }) {
  const { random, undo, redo, reset, query } = builder;
  const share = async () => {
    const copied = await copyText(`${location.origin}${location.pathname}${query && `?${query}`}`);
    announce(
      copied
        ? wording('Link to this theme copied.')
        : wording('Copy the address of this page to share it.'),
    );
  };
  return (
    <div
      className="mb-6 flex flex-wrap items-center gap-2 noscript:hidden"
      role="group"
      aria-label={word('Theme')}
    >
      <Button variant="tonal" onClick={random}>
        <Icon name="shuffle" small />
        <Word text="Random" />
      </Button>
      <Tool name="undo" label="Undo" onPress={undo} />
      <Tool name="redo" label="Redo" onPress={redo} />
      <Tool name="link" label="Copy a link to this theme" onPress={() => void share()} />
      <Button onClick={reset}>
        <Word text="Reset" />
      </Button>
      <span className="flex-1" />
      {children}
    </div>
  );
}

interface ToolProps {
  name: IconName;
  label: InterfaceText;
  /** Undefined when there is nothing to do; the button then keeps its place and the focus. */
  onPress: (() => void) | undefined;
}

function Tool({ name, label, onPress }: ToolProps) {
  return (
    <IconButton
      {...named(label)}
      title={word(label)}
      aria-disabled={onPress ? undefined : true}
      className="aria-disabled:text-text-off"
      onClick={() => onPress?.()}
    >
      <Icon name={name} />
    </IconButton>
  );
}
