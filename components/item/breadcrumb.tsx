import { word, type Wording } from '@/lib/words/word';

interface Step extends Wording {
  href: string;
}

/** Links to the parents of this page; the page itself is the heading below. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={word('Breadcrumb')} className="pb-1 text-ui max-drawer:pe-12 print:hidden">
      <ol className="flex flex-wrap *:not-last:after:me-2 *:not-last:after:text-text-2 *:not-last:after:content-['/'/''] pointer-coarse:-my-2 links:me-2 links:text-text-2 links:no-underline links:hover:text-text links:hover:underline pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:min-w-11 pointer-coarse:links:items-center">
        {steps.map(({ href, text, lang }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
