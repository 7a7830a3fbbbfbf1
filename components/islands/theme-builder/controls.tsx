import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Word } from '@/components/ui/word';
import { content, label, word } from '@/lib/words/word';
import { CodeDialog } from './code-dialog';
import { ColorControls } from './color-controls';
import { SchemeControls } from './scheme-controls';
import { ShapeControls } from './shape-controls';
import { TypeControls } from './type-controls';
import type { ThemeBuilder } from './use-theme-builder';

interface ControlsProps {
  builder: ThemeBuilder;
  /** Names of the library's own palettes. */
  palettes: readonly string[];
}

/** On wide screens beside the preview, where it stays in view; on others a sheet from below. */
const railStyles =
  'drawer:sticky drawer:top-[calc(var(--bar-h)+1rem)] drawer:max-h-[calc(100dvh-var(--bar-h)-2rem)] drawer:flex drawer:flex-col drawer:self-start max-drawer:fixed max-drawer:inset-x-0 max-drawer:bottom-(--notice-h,0px) max-drawer:z-3 max-drawer:max-h-[62dvh] max-drawer:overflow-y-auto max-drawer:rounded-t-xl max-drawer:bg-surface max-drawer:px-(--gutter) max-drawer:pb-6 max-drawer:shadow-dialog max-drawer:forced-colors:border';

/**
 * The controls of the builder and the button for the code, which are in reach on the whole page. On narrow screens a
 * bar at the bottom has the button, and one that opens the controls above the preview, which stays usable.
 */
export function Controls({ builder, palettes }: ControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasCode, setCode] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // The opened sheet covers its button.
  useEffect(() => {
    if (isOpen) sheet.current?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    edit.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') close();
  };
  const getCode = (
    <Button
      variant="filled"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setCode(true);
      }}
    >
      <Icon name="code" small />
      <Word text="Get the code" />
    </Button>
  );
  return (
    <>
      <div
        className={`${railStyles} ${isOpen ? '' : 'max-drawer:hidden'} outline-none print:hidden noscript:hidden`}
        id="theme-controls"
        ref={sheet}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className="sticky top-0 z-1 flex items-center justify-between bg-surface py-2 drawer:hidden">
          <p className="text-h4" {...content('Edit theme')} />
          <IconButton className="-me-2" {...label('Close the controls')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
        <form
          aria-label={word('Theme settings')}
          className="grid grid-cols-1 content-start gap-6 drawer:min-h-0 drawer:overflow-y-auto drawer:px-1 drawer:pb-4"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <ColorControls builder={builder} palettes={palettes} />
          <SchemeControls builder={builder} />
          <TypeControls builder={builder} />
          <ShapeControls builder={builder} />
        </form>
        <div className="flex-none border-t border-line pt-3 *:w-full max-drawer:hidden">
          {getCode}
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-(--notice-h,0px) z-2 flex gap-2 border-t border-line bg-page px-(--gutter) py-2 *:flex-1 *:px-3 drawer:hidden print:hidden noscript:hidden">
        <Button
          ref={edit}
          variant="tonal"
          aria-expanded={isOpen}
          aria-controls="theme-controls"
          onClick={() => setOpen(true)}
        >
          <Icon name="tune" small />
          <Word text="Edit theme" />
        </Button>
        {getCode}
      </div>
      {hasCode && <CodeDialog builder={builder} opener={opener} onClose={() => setCode(false)} />}
    </>
  );
}
