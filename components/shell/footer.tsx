import { Shortcuts } from '@/components/islands/shortcuts/shortcuts';
import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';
import { content } from '@/lib/words/word';

const repositoryLinks = [
  { ...content('Releases'), href: `${site.repository}/releases` },
  { ...content('Report a problem with a component'), href: `${site.repository}/issues` },
];
const ownLinks = site.footer?.map(({ text, href }) => ({ children: text, href }));

/** The footer with version, license and links to the repository. */
export function Footer() {
  const { license } = site;
  return (
    <footer className="border-t border-line bg-tint text-ui text-text-2 print:hidden">
      <div className="mx-auto flex w-full max-w-frame flex-wrap gap-x-8 gap-y-3 px-gutter py-8 links:text-inherit pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:items-center">
        <p className="flex-[1_1_24rem]">
          <span>{`${site.subject} ${libraryVersion}. ${license.before}`}</span>
          <a href={license.link.href}>{license.link.text}</a>
          <span>{license.after}</span>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li className="max-section:hidden noscript:hidden">
            <Shortcuts />
          </li>
          {(ownLinks ?? repositoryLinks).map((link) => (
            <li key={link.href}>
              <a {...link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
