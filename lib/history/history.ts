import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { type ApiHistory, apiHistory, historySchemaVersion } from './model';

/** The history of a symbol or member, with versions in their short form (see {@link versionLabel}). */
export interface AnchorHistory {
  added?: string;
  /** The latest release that changed it. */
  changed?: string;
  deprecated?: string;
}

let history: ApiHistory | undefined;
let byDoc: ReadonlyMap<string, ReadonlyMap<string, AnchorHistory>> | undefined;

/**
 * The differences between all compared releases, read once per process; empty when the site has no API
 * history.
 *
 * @throws when the file is missing or malformed, naming the field
 */
export function readApiHistory(): ApiHistory {
  if (!site.hasApiHistory) return { schemaVersion: historySchemaVersion, releases: [], steps: [] };
  return (history ??= readGeneratedJson(generatedFiles.apiHistory, apiHistory));
}

/** History of the symbols and members of one document, by anchor. */
export function historyOfDoc(docId: string): ReadonlyMap<string, AnchorHistory> {
  byDoc ??= indexHistory(readApiHistory());
  return byDoc.get(docId) ?? new Map<string, AnchorHistory>();
}

/** Groups the differences of all releases by document and anchor. */
export function indexHistory({
  steps,
}: Pick<ApiHistory, 'steps'>): ReadonlyMap<string, ReadonlyMap<string, AnchorHistory>> {
  const docs = new Map<string, Map<string, AnchorHistory>>();
  for (const { from, to, docs: changesByDoc } of steps) {
    const version = versionLabel(from, to);
    for (const [docId, changes] of Object.entries(changesByDoc)) {
      const anchors = docs.get(docId) ?? new Map<string, AnchorHistory>();
      docs.set(docId, anchors);
      for (const { anchor, change } of changes) {
        if (change === 'removed') anchors.delete(anchor);
        else anchors.set(anchor, { ...anchors.get(anchor), [change]: version });
      }
    }
  }
  return docs;
}

/** The short name of the release with a change: its major, or its minor when both have the same major. */
export function versionLabel(from: string, to: string): string {
  const [major = '', minor = ''] = to.split('.');
  return from.startsWith(`${major}.`) ? `${major}.${minor}` : major;
}
