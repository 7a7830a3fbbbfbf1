import { ExampleStyles } from '@/components/example/example-styles';
import { sheet, type SheetPart } from '@/content/home';
import { findItem } from '@/lib/catalogue/items';
import { requireExample } from '@/lib/examples/catalogue';
import { prerenderedHtml } from '@/lib/examples/manifest';
import { SheetPartFigure } from './sheet-part';

function itemOf({ name, item }: SheetPart) {
  const found = findItem(item);
  if (!found) throw new Error(`content/home.ts: ${name}: item: there is no "${item}"`);
  return found;
}

/** An example's parts laid out on the sheet. Their styles are the example's; no script is loaded. */
export function Board() {
  const html = prerenderedHtml(sheet.example);
  return (
    <div className="board">
      <ExampleStyles example={requireExample(sheet.example)} />
      {sheet.columns.map((rows, column) => (
        <div className="board__col" key={column}>
          {rows.map((parts, row) => (
            <div className="board__row" key={row}>
              {parts.map((part) => (
                <SheetPartFigure key={part.name} part={part} item={itemOf(part)} html={html} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
