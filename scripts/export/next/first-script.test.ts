import { withFirstScript } from './first-script';

const script = '<script>paint("$&")</script>';
const sheet = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';

it('moves the script before the first stylesheet', () => {
  expect(withFirstScript(`<meta/>${sheet}<title>a</title>${script}</head>${sheet}`, script)).toBe(
    `<meta/>${script}${sheet}<title>a</title></head>${sheet}`,
  );
});

it.each([`<meta/>${script}`, `<meta/>${sheet}`])('refuses %s', (html) => {
  expect(() => withFirstScript(html, script)).toThrow('first paint');
});
