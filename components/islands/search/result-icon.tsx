import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { Group } from '@/lib/search/kinds';

const icons: Record<Group | 'recent', IconName> = {
  items: 'shapes',
  api: 'code',
  examples: 'play',
  guides: 'document',
  tokens: 'drop',
  problems: 'warning',
  recent: 'history',
};

/** The icon for a result's group; decorative, because the list names the group. */
export function ResultIcon({ of }: { of: Group | 'recent' }) {
  return <Icon name={icons[of]} className="text-text-2 group-aria-selected:text-on-primary-soft" />;
}
