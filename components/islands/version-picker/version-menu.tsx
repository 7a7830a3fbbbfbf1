'use client';

import { Item } from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LazyMenuProps } from '@/components/ui/menu/menu-button';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { PublishedVersion } from '@/content/types';
import { trackEvent } from '@/lib/browser/analytics';
import { versionTarget } from '@/lib/browser/versions';
import { VersionContext } from './version-context';

/** The versions, or that they are on their way, or that they did not come and can be asked again. */
export function VersionMenu(props: LazyMenuProps) {
  const { current, list, retry } = use(VersionContext);
  return (
    <MenuPanel {...props} label="Versions">
      {list.state === 'loading' && (
        <div className="menu__note" role="status">
          <progress aria-label="Loading the versions" />
        </div>
      )}
      {list.state === 'failed' && (
        <>
          <p className="menu__note" role="alert">
            The list of versions did not load.
          </p>
          <Item
            className="menu__item"
            onSelect={(event) => {
              event.preventDefault();
              retry();
            }}
          >
            Try again
          </Item>
        </>
      )}
      {list.state === 'ready' &&
        list.versions.map((version) => (
          <VersionItem key={version.url + version.title} version={version} current={current} />
        ))}
    </MenuPanel>
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
    <Item className="menu__item" aria-current={isCurrent ? 'true' : undefined} onSelect={choose}>
      {version.title}
      {isCurrent && (
        <span className="menu__check">
          <Icon name="check" />
        </span>
      )}
    </Item>
  );
}
