import { Shortcuts } from '@/components/islands/shortcuts/shortcuts';
import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';
import { word } from '@/lib/text/word';

const repositoryLinks = [
  { text: word('Releases'), href: `${site.repository}/releases` },
  { text: word('Report a problem with a component'), href: `${site.repository}/issues` },
];

/** The footer with version, license and links to the repository. */
export function Footer() {
  const { license, footer: links = repositoryLinks } = site;
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
          {links.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
