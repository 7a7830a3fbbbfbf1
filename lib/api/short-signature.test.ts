/** @jest-environment node */
import { readApiDoc } from './read-doc';
import { inputSignature, symbolSignature } from './short-signature';

const symbolOf = (doc: string, name: string) => {
  const symbol = readApiDoc(doc).symbols.find((each) => each.name === name);
  if (!symbol) throw new Error(`${name} is not in ${doc}`);
  return symbol;
};

it.each([
  ['material-snack-bar', 'MatSnackBar', 'inject(MatSnackBar)'],
  ['material-divider', 'MatDivider', 'mat-divider'],
  ['material-button-testing', 'MatButtonHarness', 'await loader.getHarness(MatButtonHarness)'],
  ['material-table', 'MatTableDataSource', 'new MatTableDataSource<T, P>(initialData?: T[])'],
  ['material-button', 'MatButtonAppearance', /^type MatButtonAppearance = 'text' \| /],
  ['material-button', 'MatButtonModule', undefined],
])('says how %s#%s is used', (doc, name, expected) => {
  const text = symbolSignature(symbolOf(doc, name));
  if (expected instanceof RegExp) expect(text).toMatch(expected);
  else expect(text).toBe(expected);
});

it('lists the properties of an interface, up to a dozen lines', () => {
  expect(symbolSignature(symbolOf('material-button', 'MatButtonConfig'))).toMatch(
    /^interface MatButtonConfig \{\n {2}disabledInteractive\?: boolean;\n[^]*\n\}$/,
  );
  const long = symbolSignature(symbolOf('material-select', 'MatSelectConfig')) ?? '';
  expect(long.split('\n').length).toBeLessThanOrEqual(14);
});

it('says the default of an input', () => {
  const symbol = symbolOf('material-slider', 'MatSlider');
  const input = 'inputs' in symbol && symbol.inputs.find(({ binding }) => binding === 'max');
  expect(input && inputSignature(input)).toBe('[max]: number = 100');
});
