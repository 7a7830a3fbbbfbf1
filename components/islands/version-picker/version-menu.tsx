'use client';

import { Item, Separator } from '@radix-ui/react-dropdown-menu';
import { use, useState } from 'react';
import { MenuCheck, menuItemStyles, MenuLabel } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { Word } from '@/components/ui/word';
import type { PublishedVersion } from '@/content/types';
import { trackEvent } from '@/lib/browser/analytics/analytics';
import { versionTarget } from '@/lib/browser/navigation/versions';
import { content, type InterfaceText, label, word } from '@/lib/words/word';
import { VersionContext } from './version-context';

const noteStyles = 'flex min-h-[48px] items-center px-4 py-2 text-ui text-text-2';

/** More entries at once would take seconds to lay out. */
const entriesAtOnce = 100;

/** The list of versions, a progress bar while it loads, or an error message with a retry. */
export function VersionMenu(props: LazyMenuProps) {
  const { current, list, changes, retry } = use(VersionContext);
  const [max, setMax] = useState(entriesAtOnce);
  return (
    <MenuPanel {...props} label={word('Versions')}>
      {list.state === 'loading' && (
        <div className={noteStyles} role="status">
          <progress className="h-1 w-full accent-primary-fill" {...label('Loading the versions')} />
        </div>
      )}
      {list.state === 'failed' && (
        <>
          <p className={noteStyles} role="alert">
            <Word text="The list of versions did not load." />
          </p>
          <KeptOpenItem label="Try again" onSelect={retry} />
        </>
      )}
      {list.state === 'ready' &&
        list.versions
          .slice(0, max)
          .map((version) => (
            <VersionItem key={version.url + version.title} version={version} current={current} />
          ))}
      {list.state === 'ready' && list.versions.length > max && (
        <KeptOpenItem label="More versions" onSelect={() => setMax(max + entriesAtOnce)} />
      )}
      {list.state !== 'loading' && changes !== undefined && (
        <>
          <Separator className="my-2 border-t border-line" />
          <Item asChild>
            <a className={menuItemStyles} href={changes}>
              <Word text="API changes" />
            </a>
          </Item>
        </>
      )}
    </MenuPanel>
  );
}

/** An item that leaves the menu open. */
function KeptOpenItem({ label, onSelect }: { label: InterfaceText; onSelect: () => void }) {
  return (
    <Item
      className={menuItemStyles}
      onSelect={(event) => {
        event.preventDefault();
        onSelect();
      }}
    >
      <MenuLabel {...content(label)} />
    </Item>
  );
}

function VersionItem({ version, current }: { version: PublishedVersion; current: string }) {
  const isCurrent = version.title === current;
  const choose = () => {
    const target = versionTarget(version, window.location, current);
    if (!target) return;
    trackEvent('version_select', { version: version.title });
    window.location.assign(target);
  };
  return (
    <Item
      className={menuItemStyles}
      aria-current={isCurrent ? 'true' : undefined}
      onSelect={choose}
    >
      <MenuLabel>{version.title}</MenuLabel>
      {isCurrent && <MenuCheck checked />}
    </Item>
  );
}
