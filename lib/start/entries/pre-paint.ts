import { themes } from '@/content/themes';
import { prePaint } from '@/lib/browser/pre-paint';
import { properAddress } from '@/lib/browser/proper-address';

const address = properAddress(location);
if (address !== undefined) location.replace(address);

const standard = themes.find((theme) => 'isDefault' in theme);

prePaint({
  names: themes.map(({ name }) => name),
  defaultName: standard?.name ?? '',
  darkName: standard?.darkCounterpart ?? '',
});
