import { themes } from '@/content/themes';
import { prePaint } from '@/lib/browser/pre-paint';

const standard = themes.find((theme) => 'isDefault' in theme);

prePaint({
  names: themes.map(({ name }) => name),
  defaultName: standard?.name ?? '',
  darkName: standard?.darkCounterpart ?? '',
});
