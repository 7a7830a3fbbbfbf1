import { Icon } from '@/components/ui/icon';
import { featuredGuides } from '@/content/home';
import { findGuide } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/** The guides most readers need first. */
export function GuidesBand() {
  const guides = featuredGuides.map(findGuide).filter((guide) => guide !== undefined);
  return (
    <section className="band band--tint" aria-labelledby="guides">
      <div className="wide">
        <div className="band__head">
          <h2 id="guides">Guides to read first</h2>
        </div>
        <ul className="rows">
          {guides.map((guide) => (
            <li key={guide.id}>
              <a href={paths.guide(guide)}>
                <b>{guide.name}</b>
                <span>{guide.summary}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a href={paths.guides()}>All guides</a>
        </p>
      </div>
    </section>
  );
}
