import { type Manifest, manifestOf } from './packages';
import type { Project } from './read-projects';

/** Projects that differ only in their examples, so that one build compiles all of them. */
export interface Group {
  manifest: Manifest;
  /** Files that all projects share, by path. */
  frame: Readonly<Record<string, string>>;
  projects: readonly Project[];
}

/** Matches a project's own files: the example, the script that starts it, and its page. */
const own = /^src\/(?:example\/|main\.ts$|index\.html$)/;

/** Groups projects that have the same packages, settings and styles. */
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
