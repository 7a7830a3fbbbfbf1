/** @jest-environment node */
import { checkFirstFont } from './check-first-font';

const page = (url: string, html: string) => ({ url, html });

it('reports pages that need the second font', () => {
  const found = checkFirstFont(
    [
      page('/', '<body>caf&eacute;<input value="Köln" placeholder="ó"></body>'),
      page('/plain', '<body>“Text” – it’s<pre>é</pre><script>"é"</script></body>'),
      page('/other', '<body>é</body>'),
    ],
    ['/', '/plain'],
  );
  expect(found).toMatchObject([{ path: '/', rule: 'budget/letters' }]);
  expect(found[0]?.message).toContain('"éöó"');
});
