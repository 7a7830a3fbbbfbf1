import { type Manifest, manifestOf } from './packages';
import type { Project } from './read-projects';

/** Projects that differ in nothing but their examples: one build compiles all of them. */
export interface Group {
  manifest: Manifest;
  /** Files that all have in common, by path. */
  frame: Readonly<Record<string, string>>;
  projects: readonly Project[];
}

/** What a project has of its own: the example, the script that starts it, the page it stands on. */
const own = /^src\/(?:example\/|main\.ts$|index\.html$)/;

/** Puts those together that have the same packages, settings and styles. */
export function groupProjects(projects: readonly Project[]): readonly Group[] {
  const framed = projects.map((project) => {
    const manifest = manifestOf(project);
    const frame = Object.fromEntries(
      Object.entries(project.files).filter(([path]) => path !== 'package.json' && !own.test(path)),
    );
    return { project, manifest, frame, key: JSON.stringify([manifest, frame]) };
  });
  return [...Map.groupBy(framed, ({ key }) => key).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { manifest, frame } = first;
    return [{ manifest, frame, projects: members.map(({ project }) => project) }];
  });
}
