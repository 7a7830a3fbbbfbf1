import installed from '@angular/material/package.json';
import { libraryVersion, releaseOf } from './version';

describe('library version', () => {
  it('drops build metadata and keeps pre-release tags', () => {
    expect(releaseOf('22.2.0+sha-1f2e3d4')).toBe('22.2.0');
    expect(releaseOf('23.0.0-next.1+sha')).toBe('23.0.0-next.1');
  });

  it('is the version of the installed package', () => {
    expect(installed.version.startsWith(libraryVersion)).toBe(true);
  });
});
