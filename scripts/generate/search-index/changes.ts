import type { DocItem } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { changeCountsOf, changesWording } from '@/lib/history/item-changes';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { type GatheredPage, type GatheredRecord, pageAmongGuides } from './gathered';

/** The page with the changes of the API, and its changes by item and version. */
export function changesPage(): GatheredPage {
  const summary = 'Every API difference between major versions, by component.';
  const page = {
    name: 'API changes',
    aliases: ['breaking changes', 'migration', 'changelog', 'upgrade', 'release notes'],
    summary,
    preview: { text: summary },
  };
  return pageAmongGuides(paths.apiChanges(), page, allItems().flatMap(recordsOf));
}

function recordsOf(item: DocItem): GatheredRecord[] {
  const counts = changeCountsOf(item);
  if (!counts) return [];
  const name = [item.name, sectionOf(item).words.behindItems].filter(Boolean).join(', ');
  const record = (range: string, text: string, versions?: { from: string; to: string }) => ({
    kind: 'change' as const,
    name: `${name}: API changes ${range}`,
    aliases: [paths.apiChangesOf(item, versions).split('?')[1] ?? ''],
    preview: { text },
  });
  return [
    record(`since ${counts.since}`, `${changesWording(counts).text}.`),
    ...counts.majors.map(({ from, to, count }) =>
      record(`in ${to}`, `${changesWording({ total: count, since: from }).text}.`, { from, to }),
    ),
  ];
}
