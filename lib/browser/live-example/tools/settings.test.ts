/** @jest-environment node */
import { defaultSettings, readSettings, writeSettings } from './settings';

describe('settings of an example', () => {
  it('are omitted in an address when they are the default', () => {
    expect(writeSettings(defaultSettings)).toBe('');
    expect(readSettings('')).toEqual(defaultSettings);
  });

  it('are restored from an address', () => {
    const settings = { direction: 'rtl', density: -2, scheme: 'dark', width: 360 } as const;
    expect(writeSettings(settings)).toBe('dir=rtl&density=-2&scheme=dark&width=360');
    expect(readSettings(`?${writeSettings(settings)}`)).toEqual(settings);
  });

  it.each(['dir=up', 'density=-4', 'density=x', 'scheme=blue', 'width=10', 'width=1.5', 'width='])(
    'take no notice of %s',
    (query) => {
      expect(readSettings(query)).toEqual(defaultSettings);
    },
  );
});
