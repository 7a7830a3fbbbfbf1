import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { library } from '@/lib/catalogue/library';
import { mark, markSize } from '@/lib/design/mark';
import { lookFile } from '@/lib/routes/look-files';

const pictureStyles = 'h-7 w-auto max-w-40 flex-none object-contain';

/** The site's logo: a picture, the first letter of its name, or this site's own mark in the theme's colors. */
export function Mark() {
  const { logo } = site.look;
  if (typeof logo === 'string') return <Picture file={logo} />;
  if (logo) return <LogoOfScheme {...logo} />;
  if (library.isExternal) {
    return (
      <span
        className="grid size-7 flex-none place-items-center rounded-m bg-primary-fill [letter-spacing:0] text-on-primary"
        aria-hidden="true"
      >
        {[...site.name][0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <svg className="size-7 flex-none" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
      <path
        className="fill-[color-mix(in_srgb,var(--primary-fill),var(--page)_42%)]"
        d={mark.leftFold}
      />
      <path className="fill-accent-fill" d={mark.rightFold} />
      <path className="fill-primary-fill" d={mark.posts} />
    </svg>
  );
}

function Picture({ file, scheme }: { file: string; scheme?: 'light' | 'dark' }) {
  // eslint-disable-next-line @next/next/no-img-element -- an exported site has no image service
  return <img className={pictureStyles} src={lookFile(file)} alt="" data-logo={scheme} />;
}

/** Both pictures; the stylesheet shows the one for the current theme. */
function LogoOfScheme({ light, dark }: { light: string; dark: string }) {
  const inDark = themes.flatMap(({ name, isDark }) => (isDark ? [`[data-theme=${name}]`] : []));
  const css = `[data-logo=dark]${inDark.length > 0 ? `,:is(${inDark.join()}) [data-logo=light]` : ''}{display:none}:is(${inDark.join()}) [data-logo=dark]{display:block}`;
  return (
    <>
      <style href="logo" precedence="logo">
        {css}
      </style>
      <Picture file={light} scheme="light" />
      <Picture file={dark} scheme="dark" />
    </>
  );
}
