import { containersToAlerts } from './containers';

it('turns containers into alerts, line by line', () => {
  expect(containersToAlerts('A\n\n:::note\nText\n\nmore\n:::\n\nB')).toBe(
    'A\n\n> [!NOTE]\n> Text\n> \n> more\n\n\nB',
  );
  expect(containersToAlerts(':::danger[Mind this]\nx\n:::')).toBe(
    '> [!CAUTION] **Mind this**\n> x\n',
  );
  expect(containersToAlerts('::: tip A title\nx\n:::')).toBe('> [!TIP] **A title**\n> x\n');
});

it('nests containers, and keeps the content of unknown kinds', () => {
  expect(containersToAlerts('::::tabs\n:::note\nx\n:::\ny\n::::')).toBe('\n> [!NOTE]\n> x\n\ny\n');
});

it('leaves code unchanged', () => {
  const code = '```\n:::note\n:::\n```';
  expect(containersToAlerts(code)).toBe(code);
});
