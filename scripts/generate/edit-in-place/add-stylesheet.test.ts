import { addStylesheet } from './add-stylesheet';

const source = (fields: string) => `import { Component } from '@angular/core';

@Component({ selector: 'other', templateUrl: './other.html' })
export class Other {}

@Component({
  selector: 'boat',
  ${fields}
})
export class Boat {
  template = { templateUrl: './no.html' };
}
`;

it('adds the stylesheet below the template of the component, and changes nothing else', () => {
  const before = source(`templateUrl: './boat.html',`);
  const after = source(`templateUrl: './boat.html',\n  styleUrl: './boat.css',`);
  expect(addStylesheet(before, 'Boat', 'boat.css')).toBe(after);
});

it('adds it beside another stylesheet', () => {
  const before = source(`styleUrl: './boat.scss',\n  templateUrl: './boat.html',`);
  const after = source(`styleUrls: ['./boat.scss', './boat.css'],\n  templateUrl: './boat.html',`);
  expect(addStylesheet(before, 'Boat', 'boat.css')).toBe(after);
});

it('fails when the component has no file for its template', () => {
  expect(() => addStylesheet(source(`template: '',`), 'Boat', 'boat.css')).toThrow(
    'Boat has no templateUrl',
  );
});
