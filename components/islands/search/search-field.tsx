import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { label, word } from '@/lib/words/word';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onType: (text: string) => void;
  /** Content at the end of the field. */
  children?: ReactNode;
}

/** The input field of the search, as wide as its container. */
export function SearchField({ onType, children, ...input }: SearchFieldProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-2 ps-5 pe-3 focus-within:border-primary-fill focus-within:[box-shadow:0_1px_var(--primary-fill)] max-section:ps-4">
      <Icon name="search" className="text-primary-text" />
      <input
        type="text"
        {...label('Search')}
        placeholder={word('Search components, API and guides')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={2000}
        {...input}
        onChange={(event) => onType(event.target.value)}
        className="h-12 min-w-0 flex-1 border-0 bg-transparent text-[1.125rem]/6 outline-none placeholder:text-text-2 placeholder:opacity-100"
      />
      {children}
    </div>
  );
}
