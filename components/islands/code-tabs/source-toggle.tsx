'use client';

import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface SourceToggleProps {
  /** Id of the element it shows and hides. */
  controls: string;
  /** Name of the example, for the button's own name. */
  title: string;
  /** Whether the element is shown at first. */
  open: boolean;
  /** The button's icon. */
  children: ReactNode;
}

/** Shows and hides an example's source, which is plain server HTML further down the card. */
export function SourceToggle({ controls, title, open, children }: SourceToggleProps) {
  const [pressed, setPressed] = useState(open);

  const toggle = () => {
    const source = document.getElementById(controls);
    if (source) source.hidden = pressed;
    setPressed(!pressed);
  };

  return (
    <IconButton
      className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft noscript:hidden"
      aria-label={`View source of ${title}`}
      tip="View source"
      aria-pressed={pressed}
      aria-controls={controls}
      onClick={toggle}
    >
      {children}
    </IconButton>
  );
}
