import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { readPlan } from '@/lib/playground/read-plan';

/** Returns the name of an example in lists of a page's examples. The main playground is called just that. */
export const nameInLists = ({ id, title }: Pick<Example, 'id' | 'title'>): string =>
  isPlayground(id) && readPlan(id).scope === '' ? 'Playground' : title;

/** Links to all examples of a page. Up to two examples need no index. */
export function ExampleIndex({ examples }: { examples: readonly Example[] }) {
  if (examples.length < 3) return null;
  return (
    <nav className="mb-8 print:hidden" aria-label="All examples of this page">
      <ul className="gap-x-8 border-y border-line py-3 text-ui *:break-inside-avoid drawer:columns-2 links:block links:py-1.5 links:no-underline links:hover:underline links:pointer-coarse:min-h-11 links:pointer-coarse:py-3">
        {examples.map((example) => (
          <li key={example.id}>
            <a href={`#${example.id}`}>{nameInLists(example)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
