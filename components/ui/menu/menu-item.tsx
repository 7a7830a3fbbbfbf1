import { Icon } from '../icon';

/** The look of an entry of a menu, for each kind of entry Radix has. Specification §9 has it in pixels. */
export const menuItemStyles =
  'flex h-[48px] cursor-pointer items-center gap-3 ps-4 pe-6 text-action font-normal text-text tabular hover:bg-hover active:bg-pressed focus-visible:rounded-m focus-visible:-outline-offset-3 aria-checked:font-bold current:font-bold data-highlighted:not-active:bg-hover';

/** The place at the end of an entry, where the chosen one has a check mark. */
export function MenuCheck({ checked }: { checked: boolean }) {
  return (
    <span className="ms-auto inline-grid size-6 text-primary-text">
      {checked && <Icon name="check" />}
    </span>
  );
}

/** An entry's words: in one line, cut where there is no room. All of them are its name. */
export function MenuLabel({ children }: { children: string }) {
  return (
    <span className="truncate" title={children}>
      {children}
    </span>
  );
}
