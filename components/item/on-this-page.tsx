interface Entry {
  id: string;
  text: string;
  /** Heading level; 3 and deeper are indented. */
  depth?: number;
}

/** Links to the page's headings; an island marks the one being read. Nothing for fewer than two. */
export function OnThisPage({ entries }: { entries: readonly Entry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {entries.map(({ id, text, depth = 2 }) => (
          <li key={id}>
            <a href={`#${id}`} className={depth > 2 ? 'toc__sub' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
