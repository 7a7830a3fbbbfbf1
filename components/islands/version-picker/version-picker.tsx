'use client';

import { useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { asIsland } from '@/components/ui/island';
import { MenuButton } from '@/components/ui/menu/menu-button';
import { fetchVersions } from '@/lib/browser/navigation/versions';
import { VersionContext, type VersionList } from './version-context';

const loadMenu = () => import('./version-menu').then((module) => module.VersionMenu);

interface VersionPickerProps {
  /** The version that this site documents. */
  current: string;
  /** Host of the list of versions; empty when it is the site's own host. */
  host: string;
  /** URL of the page about changes between versions, if there is one. */
  changes: string | undefined;
}

function VersionPickerInside({ current, host, changes }: VersionPickerProps) {
  const [list, setList] = useState<VersionList>({ state: 'loading' });
  const isRequested = useRef(false);

  const fetchList = useCallback(() => {
    isRequested.current = true;
    setList({ state: 'loading' });
    fetchVersions(host).then(
      (versions) => setList({ state: 'ready', versions }),
      () => {
        isRequested.current = false;
        setList({ state: 'failed' });
      },
    );
  }, [host]);

  const onIntent = () => {
    if (!isRequested.current && list.state === 'loading') fetchList();
  };
  return (
    <VersionContext value={{ current, list, changes, retry: fetchList }}>
      <MenuButton
        label="Select a version: {current}"
        labelValues={{ current }}
        className="flex h-10 items-center rounded-full ps-3 pe-1 text-ui font-medium text-text-2 tabular hover:bg-hover hover:text-text active:bg-pressed aria-expanded:text-text aria-expanded:not-active:bg-hover pointer-coarse:min-h-11"
        load={loadMenu}
        onIntent={onIntent}
      >
        <span>{current}</span>
        <Icon name="drop-down" />
      </MenuButton>
    </VersionContext>
  );
}

/** Shows the documented version, with a menu that leads to other versions of the site. */
export const VersionPicker = asIsland(VersionPickerInside, {
  name: 'The choice of versions',
  atEdge: true,
});
