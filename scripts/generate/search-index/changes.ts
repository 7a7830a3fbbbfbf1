import type { DocItem } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { changeCountsOf, changesWording } from '@/lib/history/item-changes';
import { named } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { type Wording, wording } from '@/lib/words/word';
import {
  type GatheredPage,
  type GatheredRecord,
  pageAmongGuides,
  summaryPreview,
} from './gathered';

/** The page with the changes of the API, and its changes by item and version. */
export function changesPage(): GatheredPage {
  const texts = named('API changes', 'Every API difference between major versions, by component.');
  const page = {
    ...texts,
    aliases: ['breaking changes', 'migration', 'changelog', 'upgrade', 'release notes'],
    preview: summaryPreview(texts),
  };
  return pageAmongGuides(paths.apiChanges(), page, allItems().flatMap(recordsOf));
}

function recordsOf(item: DocItem): GatheredRecord[] {
  const counts = changeCountsOf(item);
  if (!counts) return [];
  const name = [item.name, sectionOf(item).words.behindItems].filter(Boolean).join(', ');
  const record = (title: Wording, changes: Wording, versions?: { from: string; to: string }) => ({
    kind: 'change' as const,
    name: title.text,
    ...(title.lang && { lang: { name: title.lang } }),
    aliases: [paths.apiChangesOf(item, versions).split('?')[1] ?? ''],
    preview: { ...changes, text: `${changes.text}.` },
  });
  return [
    record(
      wording('{name}: API changes since {version}', { name, version: counts.since }),
      changesWording(counts),
    ),
    ...counts.majors.map(({ from, to, count }) =>
      record(
        wording('{name}: API changes in {version}', { name, version: to }),
        changesWording({ total: count, since: from }),
        { from, to },
      ),
    ),
  ];
}
