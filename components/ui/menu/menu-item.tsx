import { Icon } from '../icon';

/** Styles for all kinds of menu entries. The sizes are in pixels because specification §9 says so. */
export const menuItemStyles =
  'flex h-[48px] cursor-pointer items-center gap-3 ps-4 pe-6 text-action font-normal text-text tabular no-underline hover:bg-hover active:bg-pressed focus-visible:rounded-m focus-visible:-outline-offset-3 aria-checked:font-bold current:font-bold data-highlighted:not-active:bg-hover';

/** The box at the end of an entry, with a check mark if the entry is checked. */
export function MenuCheck({ checked }: { checked: boolean }) {
  return (
    <span className="ms-auto inline-grid size-6 text-primary-text">
      {checked && <Icon name="check" />}
    </span>
  );
}

/** The text of an entry: on one line, truncated when it is too long. The full text is the accessible name. */
export function MenuLabel({ lang, children }: { lang?: 'en' | undefined; children: string }) {
  return (
    <span className="truncate" title={children} lang={lang}>
      {children}
    </span>
  );
}
