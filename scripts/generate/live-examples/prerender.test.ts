/** @jest-environment node */
import { extract } from './prerender';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><style>.a{}</style><style>.b{}</style></head><body><div id="host">${body}</div></body></html>`;

describe('extract', () => {
  it('extracts the example and its styles', () => {
    expect(extract('a', page('<a-example><p>Hi</p></a-example>'))).toEqual({
      id: 'a',
      html: '<div><a-example><p>Hi</p></a-example></div>',
      styles: ['.a{}', '.b{}'],
    });
  });

  it('removes references to missing ids', () => {
    const { html } = extract(
      'a',
      page('<p id="x"></p><i aria-describedby="x gone"></i><b aria-controls="gone"></b>'),
    );
    expect(html).toBe('<div><p id="x"></p><i aria-describedby="x"></i><b></b></div>');
  });

  it('throws when an example renders nothing', () => {
    expect(() => extract('a', page(''))).toThrow('it renders nothing');
  });
});
