import { ExampleSheets } from '@/components/example/example-styles';
import type { Sheet, SheetPart } from '@/content/home-content';
import { findItem } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { liveAttributes, prerenderedHtml } from '@/lib/examples/manifest';
import { Answer, Redline } from './redline';
import { SheetPartFigure } from './sheet-part';

function itemOf({ name, item }: SheetPart) {
  const found = findItem(item);
  if (!found) throw new Error(`content/home.ts: ${name}: item: there is no "${item}"`);
  return found;
}

/**
 * The parts of an example laid out on the sheet. Their stylesheets are the example's, and load after the
 * first text; until then their space is reserved. The example's script is loaded when a visitor points at a
 * part (`lib/start/page/live-sheet`).
 */
export function Board({ sheet }: { sheet: Sheet }) {
  const html = prerenderedHtml(sheet.example);
  return (
    <live-sheet
      class="relative grid grid-cols-[minmax(0,1fr)_18.5rem] gap-x-16 gap-y-10 ps-12 pt-2 text-ui max-board:max-w-3xl max-section:max-w-96 max-section:grid-cols-1 max-section:ps-9 unstyled:min-h-[1095px] unstyled:section:min-h-[562px]"
      {...liveAttributes(sheet.example)}
      data-board
    >
      <ExampleSheets ids={[sheet.example]} />
      {sheet.columns.map((rows, column) => (
        <div className="grid min-w-0 content-start gap-10 unstyled:hidden" key={column}>
          {rows.map((parts, row) => (
            <div className="flex flex-wrap justify-between gap-x-12 gap-y-10" key={row}>
              {parts.map((part) => (
                <SheetPartFigure
                  key={part.name}
                  sheet={sheet}
                  part={part}
                  item={itemOf(part)}
                  html={html}
                />
              ))}
            </div>
          ))}
          {column === 0 && <Answer pick={sheet.answer} />}
        </div>
      ))}
      <div
        className="invisible absolute inset-0 overflow-hidden"
        {...hook('sheetRest')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <Redline />
    </live-sheet>
  );
}
