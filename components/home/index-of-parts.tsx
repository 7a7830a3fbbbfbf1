import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';

/** Every Material item in columns, with what it is for. */
export function IndexOfParts() {
  return (
    <section className="band" aria-labelledby="index">
      <div className="wide">
        <div className="band__head">
          <h2 id="index">Index of parts</h2>
          <p>Each has an overview, a full API reference and, where it has looks, styling tokens.</p>
        </div>
        <ul className="index">
          {itemsOf('material').map((item) => (
            <li key={item.id}>
              <a href={paths.item(item, 'overview')}>
                {item.name}
                <small>{item.kind}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
