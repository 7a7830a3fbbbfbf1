import { themes } from '@/content/themes';
import { prePaint } from '@/lib/browser/pre-paint';

prePaint({
  names: themes.map(({ name }) => name),
  defaultName: themes.find((theme) => 'isDefault' in theme)?.name ?? '',
});
